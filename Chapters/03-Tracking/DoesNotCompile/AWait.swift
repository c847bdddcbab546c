import ObservationCore

@Observable
final class FoodTruck {
  var donuts = 10
}

func count(_ donuts: Int) async -> Int { donuts }

// snippet.a-wait
func show(_ truck: FoodTruck) async {
  withObservationTracking {
    print(await count(truck.donuts))
  } onChange: {
    print("count again")
  }
}
// snippet.end
