import ViewCore

/// Something on the menu of a food truck.
@Observable
final class Donut: Identifiable {
  let name: String
  var isGone = false

  init(name: String) { self.name = name }
}

/// A food truck.
@Observable
final class FoodTruck {
  var name = "Dot's"
  let menu: [Donut]

  init(menu: [Donut]) { self.menu = menu }
}

/// Edits the truck in the environment.
///
///     Truck: Dot's_
///     [ ] glazed is gone
///     [x] sugar is gone
struct MenuScreen: View {
  @Environment(FoodTruck.self) private var truck

  var body: some View {
    VStack {
      // TODO 1: Let the field edit the name of the truck. The property above
      // already has a wrapper, but that wrapper gives it no `$`.
      TextField("Truck", text: .constant(truck.name))
      ForEach(truck.menu) { donut in
        // TODO 2: Let the toggle edit its donut. This closure takes the donut,
        // which isn't in a property. Switching it mustn't evaluate the screen.
        Toggle("\(donut.name) is gone", isOn: .constant(donut.isGone))
      }
    }
  }
}
