// Another view in a row costs no evaluation.
// Refused by: a switch evaluates no screen
// Seen: evaluated: [DonutRow: property Donut.isGone, DonutToggle: property
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
      ForEach(truck.menu) { DonutRow(donut: $0) }
    }
  }
}

private struct DonutRow: View {
  @Bindable var donut: Donut

  var body: some View {
    DonutToggle(name: donut.name, isGone: $donut.isGone)
  }
}

private struct DonutToggle: View {
  let name: String
  @Binding var isGone: Bool

  var body: some View {
    let mark = isGone
    Toggle(
      "\(name) is gone",
      isOn: Binding(get: { mark }, set: { isGone = $0 }))
  }
}
