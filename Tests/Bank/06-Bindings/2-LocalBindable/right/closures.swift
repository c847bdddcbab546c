// All bindings are made by hand; a function makes the toggle of a donut.
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

/// Edits the truck that a view further up has put into the environment.
///
///     Truck: Dot's_
///     [ ] glazed is gone
///     [x] sugar is gone
struct MenuScreen: View {
  @Environment(FoodTruck.self) private var truck

  var body: some View {
    VStack {
      TextField(
        "Truck",
        text: Binding(
          get: { [truck] in truck.name },
          set: { [truck] in truck.name = $0 }))
      ForEach(truck.menu) { toggle(for: $0) }
    }
  }

  private func toggle(for donut: Donut) -> some View {
    Toggle(
      "\(donut.name) is gone",
      isOn: Binding {
        donut.isGone
      } set: { isGone in
        donut.isGone = isGone
      })
  }
}
