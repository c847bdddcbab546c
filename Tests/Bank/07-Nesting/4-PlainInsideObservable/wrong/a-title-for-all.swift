// What trucks have in common is static.
// Refused by: another menu is announced
// Seen: one of two trucks got another menu, and they say "Bagels" and "Bagels"
import ViewCore

/// What is sold. All trucks that are handed one menu have it in common.
@Observable
final class Menu {
  private final class Common: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = ""

    var title: String {
      get {
        registrar.access(self, keyPath: \.title)
        return stored
      }
      set {
        registrar.withMutation(of: self, keyPath: \.title) {
          stored = newValue
        }
      }
    }
  }

  private static let common = Common()

  init(title: String) { self.title = title }

  var title: String {
    get { Self.common.title }
    set { Self.common.title = newValue }
  }
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
