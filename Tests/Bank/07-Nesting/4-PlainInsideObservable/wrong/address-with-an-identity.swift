// Every address needs an `id`, to be told from the others.
// Refused by: another address is announced, an equal one is not
// Seen: onChange ran once: for street, and the truck stands where it stood. A
import struct Foundation.UUID
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
struct Address: Equatable, Identifiable {
  let id = UUID()
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
