// The line of a number should have the object, too, because whoever hands on
// values has read them.
// Refused by: the compiler
// Seen: the checks no longer fit what you wrote
import ViewCore

/// What a stand has to sell, and a note about the day.
@Observable
final class Stand {
  var donuts = 12
  var coffees = 20
  var note = "fresh today"
}

/// A name and a number of a stand: `Donuts: 12`.
struct NumberLine: View {
  let name: String
  let stand: Stand
  let number: KeyPath<Stand, Int>

  var body: some View { Text("\(name): \(stand[keyPath: number])") }
}

/// The two numbers of a stand, and a button that sells a donut.
struct Shelf: View {
  let stand: Stand

  var body: some View {
    NumberLine(name: "Donuts", stand: stand, number: \.donuts)
    NumberLine(name: "Coffees", stand: stand, number: \.coffees)
    Button("Sell") { stand.donuts -= 1 }
  }
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
  let stand: Stand

  var body: some View {
    VStack {
      Text("Dot's stand")
      NoteLine(stand: stand)
      Shelf(stand: stand)
    }
  }
}
