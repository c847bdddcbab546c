// The menu is observable by hand, and the address compares both lines itself.
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
final class Menu: Observable {
  private let registrar = ObservationRegistrar()
  private var titleNow: String

  init(title: String) { titleNow = title }

  var title: String {
    get {
      registrar.access(self, keyPath: \.title)
      return titleNow
    }
    set {
      registrar.withMutation(of: self, keyPath: \.title) {
        titleNow = newValue
      }
    }
  }
}

/// Where a truck stands.
struct Address: Equatable {
  var street: String
  var town: String

  init(street: String, town: String) {
    self.street = street
    self.town = town
  }

  static func == (left: Address, right: Address) -> Bool {
    left.town == right.town && left.street == right.street
  }
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
