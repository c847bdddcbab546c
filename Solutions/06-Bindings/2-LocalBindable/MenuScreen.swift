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
      // Why 1: you may write `@Bindable` in front of a local variable, too. It
      // is set to the truck of this evaluation, and makes bindings to that one.
      // Also works: `TextField("Truck", text: Bindable(truck).name)`.
      @Bindable var truck = truck
      TextField("Truck", text: $truck.name)
      ForEach(truck.menu) { donut in
        // Why 2: making a binding to a property of an object reads the
        // property. In this closure it is read for this row, so the screen
        // waits for no donut.
        // Also works: `isOn: Bindable(donut).isGone`, or a view of its own for a
        // row, with `@Bindable var donut`.
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
  }
}
