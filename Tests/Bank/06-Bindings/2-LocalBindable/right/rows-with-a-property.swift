// Each donut has a view of its own, which keeps it in a Bindable.
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
      ForEach(truck.menu) { DonutToggle(donut: $0) }
    }
  }
}

private struct DonutToggle: View {
  @Bindable var donut: Donut

  var body: some View {
    Toggle("\(donut.name) is gone", isOn: $donut.isGone)
  }
}
