// A part that keeps the truck in a State follows what it is handed.
// Refused by: another truck is the one that is shown and edited
// Seen: Zoe's truck was put into the environment in place of Dot's, and the
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
      NameField(truck: truck)
      ForEach(truck.menu) { donut in
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
  }
}

private struct NameField: View {
  @State private var truck: FoodTruck

  init(truck: FoodTruck) { _truck = State(initialValue: truck) }

  var body: some View { TextField("Truck", text: $truck.name) }
}
