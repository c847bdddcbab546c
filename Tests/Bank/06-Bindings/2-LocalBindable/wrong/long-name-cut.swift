// A name that is too long for the sign may be cut.
// Refused by: whatever happens, in any order
// Seen: The Third Truck of Elm Street
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
      @Bindable var truck = truck
      TextField(
        "Truck",
        text: Binding {
          truck.name
        } set: {
          truck.name = String($0.prefix(12))
        })
      ForEach(truck.menu) { donut in
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
  }
}
