// An address is an enumeration of one case, whose values are replaced.
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
enum Address: Equatable {
  case at(street: String, town: String)

  init(street: String, town: String) {
    self = .at(street: street, town: town)
  }

  var street: String {
    get {
      switch self {
      case .at(let street, _): return street
      }
    }
    set { self = .at(street: newValue, town: town) }
  }

  var town: String {
    get {
      switch self {
      case .at(_, let town): return town
      }
    }
    set { self = .at(street: street, town: newValue) }
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
