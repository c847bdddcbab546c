// A binding is not a value yet: to make one, and to hand it on, reads nothing.
// Refused by: fewer donuts evaluate two bodies
// Seen: evaluated: [StandScreen: property Stand.donuts, Shelf:
import ViewCore

/// What a stand has to sell, and a note about the day.
@Observable
final class Stand {
  var donuts = 12
  var coffees = 20
  var note = "fresh today"
}

/// A name and a number, whatever they mean: `Donuts: 12`.
struct NumberLine: View {
  let name: String
  let number: Int

  var body: some View { Text("\(name): \(number)") }
}

/// The two numbers of a stand, and a button that sells a donut.
struct Shelf: View {
  let donuts: Binding<Int>
  let coffees: Binding<Int>

  var body: some View {
    BoundLine(name: "Donuts", number: donuts)
    BoundLine(name: "Coffees", number: coffees)
    Button("Sell") { donuts.wrappedValue -= 1 }
  }
}

/// Reads a number that somebody else has, and hands it on.
struct BoundLine: View {
  let name: String
  @Binding var number: Int

  var body: some View { NumberLine(name: name, number: number) }
}

/// The note about the day.
struct NoteLine: View {
  let stand: Stand

  var body: some View { Text("Note: \(stand.note)") }
}

/// A stand.
///
///     Dot's stand
///     Note: fresh today
///     Donuts: 12
///     Coffees: 20
///     [Sell]
struct StandScreen: View {
  @Bindable var stand: Stand

  var body: some View {
    VStack {
      Text("Dot's stand")
      NoteLine(stand: stand)
      Shelf(donuts: $stand.donuts, coffees: $stand.coffees)
    }
  }
}
