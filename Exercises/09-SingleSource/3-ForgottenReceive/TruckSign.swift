import ViewCore

/// Everything the sign shows.
struct AppState {
  let stop = CurrentValueSubject<String, Never>("Main St")
  let stock = CurrentValueSubject<Int, Never>(12)
  let tips = CurrentValueSubject<Int, Never>(0)
}

/// What should happen to the app state.
enum Action {
  case drive(to: String)
  case sell(Int)
  case tip(Int)
  case close
}

/// Keeps the app state. To change it, dispatch an `Action`.
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
// TODO 1: The truck drives on, but the line doesn't change. Follow the stop.
struct StopLine: View {
  let store: Store
  @State private var stop = "Main St"

  var body: some View {
    Text("at \(stop)")
  }
}

/// How much there is to sell.
// TODO 2: Donuts are sold, but the line doesn't change. Follow the stock.
struct StockLine: View {
  let store: Store

  var body: some View {
    Text("\(store.state.stock.value) donuts")
  }
}

/// The tips.
// TODO 3: Tips are given, but no line appears. Follow the tips.
struct TipsLine: View {
  let store: Store
  @State private var tips = 0

  var body: some View {
    VStack {
      if tips > 0 {
        Text("thanks for \(tips)")
          .onReceive(store.state.tips) { tips = $0 }
      }
    }
  }
}

/// The sign on the side of a truck.
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
