// The state is what the line says, or nothing.
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
  @State private var sentence = "at Main St"

  var body: some View {
    Text(sentence)
      .onReceive(store.state.stop) { sentence = "at \($0)" }
  }
}

/// How much there is to sell.
struct StockLine: View {
  let store: Store
  @State private var sentence = ""

  var body: some View {
    Text(sentence)
      .onReceive(store.state.stock.map { "\($0) donuts" }) { sentence = $0 }
  }
}

/// What was given besides.
struct TipsLine: View {
  let store: Store
  @State private var sentence: String?

  var body: some View {
    VStack {
      if let sentence {
        Text(sentence)
      }
    }
    .onReceive(store.state.tips) {
      sentence = $0 > 0 ? "thanks for \($0)" : nil
    }
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
