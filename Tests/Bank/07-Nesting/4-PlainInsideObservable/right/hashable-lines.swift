// The address is Hashable, which brings Equatable, and keeps its lines in an
// array.
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
class Menu {
  var title = ""

  init(title: String) {
    self.title = title
  }
}

/// Where a truck stands.
struct Address: Hashable {
  private var lines: [String]

  init(street: String, town: String) { lines = [street, town] }

  var street: String {
    get { lines[0] }
    set { lines[0] = newValue }
  }

  var town: String {
    get { lines[1] }
    set { lines[1] = newValue }
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
