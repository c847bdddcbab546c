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
// Why 1: the state started with a text that happened to be right, but nothing
// set it later. A subject's values reach a state only through a subscription.
// Also works: `@ObservedPublisher` from the notes, if you change it to follow
// the latest publisher passed in.
struct StopLine: View {
  let store: Store
  @State private var stop = "Main St"

  var body: some View {
    Text("at \(stop)")
      .onReceive(store.state.stop) { stop = $0 }
  }
}

/// How much there is to sell.
// Why 2: reading a subject's value doesn't subscribe to it. The body read it
// once, and nothing caused another evaluation. Setting a state of the view in
// `onReceive` causes one.
struct StockLine: View {
  let store: Store
  @State private var stock = 0

  var body: some View {
    Text("\(stock) donuts")
      .onReceive(store.state.stock) { stock = $0 }
  }
}

/// The tips.
// Why 3: `onReceive` was on a text that isn't there while there are no tips. So
// there was no subscription, and no tips could arrive. Now it's on the stack,
// which is always there.
// Also works: an `if` and an `else` with a view in each; but then each of the
// two views needs an `onReceive`.
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
