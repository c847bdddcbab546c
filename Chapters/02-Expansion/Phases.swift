import LessonKit
import ObservationCore

// snippet.an-account
@Observable
final class Account {
  var owner = "Ann"
  var balance = 10
}
// snippet.end

let phases = Run(
  "phases", printsTrace: true,
  predict: Prediction(
    """
    Both properties are read, and then both change, the balance first. What is \
    `registered`, and when?
    """,
    .wrong(
      "each property, as soon as it is read",
      """
      while the closure runs, reads are only noted. If it changes what it has \
      read, it is not told of its own change.
      """),
    .wrong(
      "the balance alone, when it changes",
      """
      the registrar has to know before a change whom to tell of it. The \
      closure read both properties, so it waits for both.
      """),
    .right(
      "both, when the closure has ended",
      """
      reads are noted while the closure runs, and registered when it has \
      ended: from then on, somebody waits.
      """))
) {
  // snippet.phases
  let account = Account()
  let trace = Trace([
    "owner": \Account.owner, "balance": \Account.balance,
  ])
  trace.record {
    withObservationTracking {
      _ = (account.owner, account.balance)
    } onChange: {
    }
    account.balance = 20
    account.owner = "Bea"
  }
  for event in trace.events { print(event) }
  // snippet.end
}
