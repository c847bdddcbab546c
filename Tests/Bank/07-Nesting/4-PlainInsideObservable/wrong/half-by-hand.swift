// Reading through the registrar is enough.
// Refused by: a new title is announced
// Seen: onChange did not run, and the menu has another title. The macro in
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
final class Menu: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: String

  init(title: String) { stored = title }

  var title: String {
    get {
      registrar.access(self, keyPath: \.title)
      return stored
    }
    set { stored = newValue }
  }
}

/// Where a truck stands.
struct Address: Equatable {
  var street: String
  var town: String
}

/// A truck, with a menu and an address.
@Observable
final class Truck {
  let name: String
  var menu: Menu
  var address: Address

  init(name: String, menu: Menu, address: Address) {
    self.name = name
    self.menu = menu
    self.address = address
  }
}

/// What stands on the side of a truck.
///
///     Dot's
///     Donuts
///     1 Main St, Springfield
struct TruckCard: View {
  let truck: Truck

  var body: some View {
    VStack {
      Text(truck.name)
      Text(truck.menu.title)
      Text("\(truck.address.street), \(truck.address.town)")
    }
  }
}
