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
    The closure reads both properties. Then both change, the balance first. \
    When does `registered` appear, and for which properties?
    """,
    .wrong(
      "as soon as a property is read, for that property",
      """
      until the closure has ended, it isn't registered at all. That's why it \
      isn't notified of changes that it makes itself.
      """),
    .wrong(
      "when the balance changes, for the balance only",
      """
      the closure read both properties, so it's registered for both.
      """),
    .right(
      "when the closure has ended, for both",
      """
      while the closure runs, its reads are only recorded. Once it has ended, \
      it's registered for both properties.
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
