// Two rows are the same if they show the same name.
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
    @Bindable var truck = truck
    VStack {
      TextField("Truck", text: $truck.name)
      ForEach(truck.menu.indices, id: \.self) { index in
        DonutToggle(donut: self.truck.menu[index]).equatable()
      }
    }
  }
}

private struct DonutToggle: View, Equatable {
  let donut: Donut

  static func == (one: DonutToggle, other: DonutToggle) -> Bool {
    one.donut.name == other.donut.name
  }

  var body: some View {
    Toggle("\(donut.name) is gone", isOn: Bindable(donut).isGone)
  }
}
