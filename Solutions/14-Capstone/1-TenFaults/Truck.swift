import ViewCore

/// Where a truck stands.
// Why 2: this is report 7. The truck's macro doesn't work on this class. It
// needs its own macro, or no observer is notified of the street.
// Also works: making `Stop` a structure, in a `var` of the truck; or no `Stop`
// at all, and the street itself in a `var` of the truck.
@Observable
final class Stop {
  var street: String

  init(street: String) { self.street = street }
}

/// A truck, which drives from street to street, and starts over.
@Observable
final class Truck {
  let name: String
  let stop: Stop
  private let route: [String]
  @ObservationIgnored private var leg = 0

  init(name: String, route: [String]) {
    self.name = name
    self.route = route
    stop = Stop(street: route[0])
  }

  /// Drives to the next street.
  func driveOn() {
    leg += 1
    stop.street = route[leg % route.count]
  }
}

/// Where the truck stands: `at Main St [Drive on]`.
struct StopLine: View {
  let truck: Truck

  var body: some View {
    HStack {
      Text("at \(truck.stop.street)")
      Button("Drive on") { truck.driveOn() }
    }
  }
}
