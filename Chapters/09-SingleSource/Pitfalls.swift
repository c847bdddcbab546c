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

let sharedTill = Run("shared-till") {
  // snippet.shared-till
  let before = TillState()
  let after = paying(before, 5)
  print(before.guests, "guests,", before.till.cash)
  print(after.guests, "guests,", after.till.cash)
  // snippet.end
}
