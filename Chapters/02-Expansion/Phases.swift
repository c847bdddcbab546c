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
    The closure reads both properties, and then both change, the balance \
    first. When does `registered` appear, and for which properties?
    """,
    .wrong(
      "as soon as a property is read, for that property",
      """
      while the closure runs, reads are only recorded. So if it changes a \
      property it has read, it isn't notified of its own change.
      """),
    .wrong(
      "when the balance changes, for the balance only",
      """
      the closure read both properties, so it observes both, from before the \
      change.
      """),
    .right(
      "when the closure has ended, for both",
      """
      reads are recorded while the closure runs, and registered when it has \
      ended. Only from then on does the closure observe the properties.
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
