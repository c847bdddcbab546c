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

let sharedTill = Scene(
  "shared-till",
  predict: Prediction(
    "A guest pays 5. What is printed?",
    .right(
      "`0 guests, 5` and `1 guests, 5`",
      """
      the number was copied, the till was not. There is one till, and `before` \
      holds it, too.
      """),
    .wrong(
      "`0 guests, 0` and `1 guests, 5`",
      """
      the guests are a number, and were copied. The till is an object: both \
      app states hold the same one.
      """),
    .wrong(
      "`1 guests, 5` and `1 guests, 5`",
      """
      a `TillState` is a structure. What was handed in is not the one that \
      comes back, so its guests stay 0.
      """))
) {
  // snippet.shared-till
  let before = TillState()
  let after = paying(before, 5)
  print(before.guests, "guests,", before.till.cash)
  print(after.guests, "guests,", after.till.cash)
  // snippet.end
}
