// A toggle needs a State; what is switched is written back.
// Refused by: a toggle follows its donut
// Seen: the glazed ones are gone, and the screen says "Truck: Dot's_
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
  private let donut: Donut
  @State private var isGone: Bool

  init(donut: Donut) {
    self.donut = donut
    _isGone = State(initialValue: donut.isGone)
  }

  var body: some View {
    Toggle("\(donut.name) is gone", isOn: $isGone)
      .onChange(of: isGone) { donut.isGone = $0 }
  }
}
