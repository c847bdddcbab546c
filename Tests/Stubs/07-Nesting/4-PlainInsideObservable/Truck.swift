import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
// TODO 1: A change of the title is not announced. Fix the type.
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
// TODO 2: A change of the street is not announced, and moves every truck that
// was ever handed this address. Fix the type.
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
