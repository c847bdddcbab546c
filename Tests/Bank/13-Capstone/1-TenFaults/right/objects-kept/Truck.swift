import ViewCore

/// A truck, which drives from street to street, and begins again.
@Observable
final class Truck {
  let name: String
  private let route: [String]
  private var leg = 0

  init(name: String, route: [String]) {
    self.name = name
    self.route = route
  }

  /// Drives to the next street.
  func driveOn() {
    leg += 1
  }

  var street: String { route[leg % route.count] }
}

/// Where the truck stands: `at Main St [Drive on]`.
struct StopLine: View {
  let truck: Truck

  var body: some View {
    HStack {
      Text("at \(truck.street)")
      Button("Drive on") { truck.driveOn() }
    }
  }
}
