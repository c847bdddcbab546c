// The setter of a binding turns around what body has read.
// Refused by: a switch is counted from what is there
// Seen: the glazed ones were gone, then their toggle was switched, and they
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
      ForEach(truck.menu) { donut in
        let wasGone = donut.isGone
        Toggle(
          "\(donut.name) is gone",
          isOn: Binding {
            wasGone
          } set: { _ in
            donut.isGone = !wasGone
          })
      }
    }
  }
}
