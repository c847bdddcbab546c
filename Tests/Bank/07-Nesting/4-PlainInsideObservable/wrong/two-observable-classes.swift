// What stands inside an observable object has to be an observable object.
// Refused by: trucks that begin at one address move apart
// Seen: Dot's moved to 2 Elm St, and Lee's, which was made with the same
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
@Observable
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
