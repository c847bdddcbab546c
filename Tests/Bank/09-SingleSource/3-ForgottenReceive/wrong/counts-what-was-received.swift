// The body only has to be evaluated again, so any state that changes will do.
// Refused by: an equal value evaluates nothing
// Seen: evaluated: [StockLine: state received], and nothing on the sign
import ViewCore

/// All that the sign shows.
struct AppState {
  let stop = CurrentValueSubject<String, Never>("Main St")
  let stock = CurrentValueSubject<Int, Never>(12)
  let tips = CurrentValueSubject<Int, Never>(0)
}

/// What can happen to the app state.
enum Action {
  case drive(to: String)
  case sell(Int)
  case tip(Int)
  case close
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class Store {
  let state = AppState()

  func dispatch(_ action: Action) {
    switch action {
    case .drive(let stop):
      state.stop.value = stop
    case .sell(let donuts):
      state.stock.value -= donuts
    case .tip(let amount):
      state.tips.value += amount
    case .close:
      state.stock.value = 0
      state.tips.value = 0
    }
  }
}

/// Where the truck stands.
struct StopLine: View {
  let store: Store
  @State private var stop = "Main St"

  var body: some View {
    Text("at \(stop)")
      .onReceive(store.state.stop) { stop = $0 }
  }
}

/// How much there is to sell.
struct StockLine: View {
  let store: Store
  @State private var received = 0

  var body: some View {
    let _ = received
    Text("\(store.state.stock.value) donuts")
      .onReceive(store.state.stock) { _ in received += 1 }
  }
}

/// What was given besides.
struct TipsLine: View {
  let store: Store
  @State private var tips = 0

  var body: some View {
    VStack {
      if tips > 0 { Text("thanks for \(tips)") }
    }
    .onReceive(store.state.tips) { tips = $0 }
  }
}

/// What stands on the side of a truck.
///
///     at Main St
///     12 donuts
///     thanks for 5
struct TruckSign: View {
  let store: Store

  var body: some View {
    VStack {
      StopLine(store: store)
      StockLine(store: store)
      TipsLine(store: store)
    }
  }
}
