// An object of the environment is put into a State, which makes bindings.
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
  @State private var edited: FoodTruck?

  var body: some View {
    VStack {
      TextField("Truck", text: Binding($edited)?.name ?? .constant(""))
      ForEach((edited ?? truck).menu) { donut in
        Toggle("\(donut.name) is gone", isOn: Bindable(donut).isGone)
      }
    }
    .onAppear { edited = truck }
  }
}
