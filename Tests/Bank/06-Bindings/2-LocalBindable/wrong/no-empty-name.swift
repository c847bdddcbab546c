// A truck must have a name, so an empty one is not set.
// Refused by: any text that is typed is the name
// Seen: "" was typed, and the name of the truck is " Lee's ". A binding sets
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
        text: Binding {
          truck.name
        } set: { name in
          if !name.isEmpty { truck.name = name }
        })
      ForEach(truck.menu) { donut in
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
  }
}
