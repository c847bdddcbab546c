// The truck is taken from the environment as an optional; field and menu are
// views of their own.
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
  @Environment(FoodTruck.self) private var truck: FoodTruck?

  var body: some View {
    if let truck {
      VStack {
        NameField(truck: truck)
        Menu(donuts: truck.menu)
      }
    }
  }
}

private struct NameField: View {
  @Bindable var truck: FoodTruck

  var body: some View { TextField("Truck", text: $truck.name) }
}

private struct Menu: View {
  let donuts: [Donut]

  var body: some View {
    ForEach(donuts) { donut in
      let isGone = Bindable(donut).isGone
      Toggle(donut.name + " is gone", isOn: isGone)
    }
  }
}
