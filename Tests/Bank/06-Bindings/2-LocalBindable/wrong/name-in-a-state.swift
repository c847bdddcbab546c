// A field needs a State; what is typed is written back.
// Refused by: the field follows the truck
// Seen: the name of the truck became Lee's, and the screen says "Truck: Dot's_
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
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Truck", text: $name)
      ForEach(truck.menu) { donut in
        @Bindable var donut = donut
        Toggle("\(donut.name) is gone", isOn: $donut.isGone)
      }
    }
    .onAppear { name = truck.name }
    .onChange(of: name) { truck.name = $0 }
  }
}
