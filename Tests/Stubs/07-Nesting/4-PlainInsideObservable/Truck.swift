import ViewCore

/// The menu. All trucks that are given the same menu share it.
// TODO 1: Changing the title notifies no one. Fix the type.
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// The place of a truck.
// TODO 2: Changing the street notifies no one, and moves every truck that was
// ever given this address. Fix the type.
final class Address {
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

/// The card on the side of a truck.
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
