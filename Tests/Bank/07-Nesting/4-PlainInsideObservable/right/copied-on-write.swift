// The address is a value over an object that is copied before a write, if it is
// shared.
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
final class Menu {
  var title: String

  init(title: String) { self.title = title }
}

/// Where a truck stands.
struct Address: Equatable {
  private final class Lines {
    var street: String
    var town: String

    init(street: String, town: String) {
      self.street = street
      self.town = town
    }
  }

  private var lines: Lines

  init(street: String, town: String) {
    lines = Lines(street: street, town: town)
  }

  var street: String {
    get { lines.street }
    set { lines = Lines(street: newValue, town: lines.town) }
  }

  var town: String {
    get { lines.town }
    set { lines = Lines(street: lines.street, town: newValue) }
  }

  static func == (left: Address, right: Address) -> Bool {
    left.street == right.street && left.town == right.town
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
