// Making a binding reads nothing, so body may make them all.
// Refused by: a switch evaluates no screen
// Seen: evaluated: [MenuScreen: property Donut.isGone]
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
    let rows = truck.menu.map { donut in
      (donut: donut, isGone: Bindable(donut).isGone)
    }
    VStack {
      TextField("Truck", text: $truck.name)
      ForEach(rows, id: \.donut.id) { row in
        Toggle("\(row.donut.name) is gone", isOn: row.isGone)
      }
    }
  }
}
