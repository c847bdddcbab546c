import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var donuts = 10
}

// snippet.a-follower
@MainActor
func follow(_ truck: FoodTruck) {
  withObservationTracking {
    print("on the board:", truck.donuts)
  } onChange: {
    follow(truck)
  }
}
// snippet.end
