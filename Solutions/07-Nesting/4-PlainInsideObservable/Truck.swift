import ViewCore

/// The menu. All trucks that are given the same menu share it.
// Why 1: trucks share a menu, so it's an object. The macro on the truck doesn't
// affect this class, so it needs its own.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// The place of a truck.
// Why 2: each truck has its own address, so it's a value. Changing a part of it
// changes the property that stores it, and the truck notifies its observers.
// `Equatable` lets the truck's setter recognize an equal address.
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
