import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
// Why 1: what several owners share is an object. The macro in front of the
// truck does not work on this class, so it needs one of its own.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
// Why 2: what each owner has for itself is a value. Changing a part of it
// changes the property that holds it, and the truck announces that. `Equatable`
// lets the truck's setter find an address that is the same.
// Also works: the same structure without `init`; the compiler writes one.
struct Address: Equatable {
  var street: String
  var town: String

  init(street: String, town: String) {
    self.street = street
    self.town = town
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
