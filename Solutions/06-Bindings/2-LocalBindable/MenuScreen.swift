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

/// Edits the truck in the environment.
///
///     Truck: Dot's_
///     [ ] glazed is gone
///     [x] sugar is gone
struct MenuScreen: View {
  @Environment(FoodTruck.self) private var truck

  var body: some View {
    VStack {
      // Why 1: you can write `@Bindable` in front of a local variable, too.
      // It's set to the truck of this evaluation, and makes bindings to that
      // truck.
      // Also works: `TextField("Truck", text: Bindable(truck).name)`.
      @Bindable var truck = truck
      TextField("Truck", text: $truck.name)
      ForEach(truck.menu) { donut in
        // Why 2: making a binding to an object's property reads the property.
        // In this closure, the property is read for this row, so the screen
        // doesn't depend on any donut.
        // Also works: `isOn: Bindable(donut).isGone`, or a separate view for a
        // row, with `@Bindable var donut`.
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
  }
}
