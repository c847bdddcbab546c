import LessonKit
import ViewCore

// snippet.a-till
final class Till {
  var cash = 0
}

struct TillState {
  var till = Till()
  var guests = 0
}

func paying(
  _ state: TillState, _ amount: Int
) -> TillState {
  let next = TillState(
    till: state.till, guests: state.guests + 1)
  next.till.cash += amount
  return next
}
// snippet.end

let sharedTill = Run(
  "shared-till",
  predict: Prediction(
    "A guest pays 5. What does it print?",
    .right(
      "`0 guests, 5` and `1 guests, 5`",
      """
      the number was copied, but not the till: `before` and `after` hold the \
      same one.
      """),
    .wrong(
      "`0 guests, 0` and `1 guests, 5`",
      """
      the till is an object, and assigning an object copies only the reference.
      """),
    .wrong(
      "`1 guests, 5` and `1 guests, 5`",
      """
      a `TillState` is a structure. The value you passed in is not the value \
      that comes back, so its guests stay 0.
      """))
) {
  // snippet.shared-till
  let before = TillState()
  let after = paying(before, 5)
  print(before.guests, "guests,", before.till.cash)
  print(after.guests, "guests,", after.till.cash)
  // snippet.end
}
