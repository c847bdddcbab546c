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

// snippet.a-helper
final class Cashier {
  @EnvironmentObject var store: PublishedStore
  func tip() { store.dispatch(.tip(1)) }
}

struct CashDesk: View {
  let cashier = Cashier()
  @EnvironmentObject var store: PublishedStore
  var body: some View {
    Text("\(store.state.tips) tips")
    Button("Tip") { cashier.tip() }
  }
}
// snippet.end

let cashDesk = Scene(
  stopping: "cash-desk",
  predict: Prediction(
    "`Tip` is tapped. What is printed after `0 tips` and the button?",
    .wrong(
      "`1 tips` and the button: both have asked for the same store",
      """
      the view has, and finds it. The host fills the properties of views. It \
      knows nothing of the cashier, and of what its class asks for.
      """),
    .wrong(
      "`0 tips` and the button: the cashier has a store of its own",
      """
      the wrapper makes no store. It waits for one that is handed down, and to \
      an object nothing is handed down.
      """),
    .right(
      "a message, and the program stops",
      """
      the environment belongs to views. The cashier is an object, so its \
      property is never filled, and to read it stops the program.
      """))
) {
  // snippet.cash-desk
  let host = ViewHost(
    CashDesk().environmentObject(PublishedStore()))
  print(host.screen)
  host.tap("Tip")
  print(host.screen)
  // snippet.end
}
