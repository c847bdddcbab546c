import ObservationCore

// snippet.a-display
@MainActor
func display(
  _ truck: FoodTruck, show: (Int) -> Void
) async {
  for await donuts in Observations({ truck.donuts }) {
    show(donuts)
  }
}
// snippet.end
