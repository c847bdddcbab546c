// The name of a donut is its identity.
// Refused by: two donuts of one name are told apart
// Seen: two glazed donuts are on the menu, and the screen reports ["Identities
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
    @Bindable var truck = truck
    VStack {
      TextField("Truck", text: $truck.name)
      ForEach(truck.menu, id: \.name) { donut in
        Toggle("\(donut.name) is gone", isOn: Bindable(donut).isGone)
      }
    }
  }
}
