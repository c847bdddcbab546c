import LessonKit
import ViewCore

// snippet.a-truck
@Observable
final class Truck {
  var stock = 2
  var sold = 0
}

struct WindowButton: View {
  let truck: Truck
  var body: some View {
    Button("Sell") {
      if truck.stock > 0 {
        truck.stock -= 1
        truck.sold += 1
      }
    }
  }
}
// snippet.end

// snippet.a-phone
struct PhoneButton: View {
  let truck: Truck
  var body: some View {
    Button("Order") { truck.stock -= 1 }
  }
}
// snippet.end

let twoHands = Run("two-hands") {
  // snippet.two-hands
  let truck = Truck()
  let host = ViewHost(
    VStack {
      WindowButton(truck: truck)
      PhoneButton(truck: truck)
    })
  for tap in ["Sell", "Order", "Order"] { host.tap(tap) }
  print(truck.stock, "in stock,", truck.sold, "sold")
  // snippet.end
}

// snippet.an-app-state
struct AppState: Equatable {
  var stop = "Main"
  var stock = 12
  var tips = 0
}

enum Action {
  case drive(to: String)
  case sell(Int)
  case tip(Int)
}
// snippet.end

// snippet.reduce
func reduce(
  _ state: AppState, _ action: Action
) -> AppState {
  var next = state
  switch action {
  case .drive(let stop):
    next.stop = stop
  case .sell(let count):
    if count <= state.stock { next.stock -= count }
  case .tip(let amount):
    next.tips += amount
  }
  return next
}
// snippet.end

let threeStates = Run("three-states") {
  // snippet.three-states
  let morning = AppState()
  let noon = reduce(morning, .sell(5))
  let evening = reduce(noon, .sell(9))
  print(morning.stock, noon.stock, evening.stock)
  // snippet.end
}
