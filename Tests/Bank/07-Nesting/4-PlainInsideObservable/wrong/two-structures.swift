// What stands inside an observable object had better be a value: then each
// change is one of the object.
// Refused by: trucks have their menu in common
// Seen: the title was changed by way of Lee's truck, and that of Dot's says
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
struct Menu: Equatable {
  var title: String
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
