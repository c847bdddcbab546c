// The lines, and the note, are handed closures, and call them in their bodies.
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
  let donuts: () -> Int
  let coffees: () -> Int
  let sell: () -> Void

  var body: some View {
    Asking(name: "Donuts", number: donuts)
    Asking(name: "Coffees", number: coffees)
    Button("Sell", action: sell)
  }
}

/// Asks for a number, and hands it on.
struct Asking: View {
  let name: String
  let number: () -> Int

  var body: some View { NumberLine(name: name, number: number()) }
}

/// The note about the day.
struct NoteLine: View {
  let note: () -> String

  var body: some View { Text("Note: \(note())") }
}

/// A stand.
///
///     Dot's stand
///     Note: fresh today
///     Donuts: 12
///     Coffees: 20
///     [Sell]
struct StandScreen: View {
  let stand: Stand

  var body: some View {
    VStack {
      Text("Dot's stand")
      NoteLine { stand.note }
      Shelf(donuts: { stand.donuts }, coffees: { stand.coffees }) {
        stand.donuts -= 1
      }
    }
  }
}
