import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var donuts = 10
}

// snippet.a-foreign-closure
actor Ledger {
  func record(_ truck: FoodTruck) async {
    for await donuts in Observations({ truck.donuts }) {
      print("noted:", donuts)
    }
  }
}
// snippet.end
