// One small view between the screen and its parts can read for all of them.
// Refused by: a new note evaluates one body
// Seen: evaluated: [Parts: property Stand.note, NoteLine: inputs changed]
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
  let stand: Stand

  var body: some View {
    Numbers(stand: stand)
    Button("Sell") { stand.donuts -= 1 }
  }
}

/// Both numbers, and how much there is of both.
struct Numbers: View {
  let stand: Stand

  var body: some View {
    NumberLine(name: "Donuts", number: stand.donuts)
    NumberLine(name: "Coffees", number: stand.coffees)
  }
}

/// The note about the day.
struct NoteLine: View {
  let note: String

  var body: some View { Text("Note: \(note)") }
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
      Parts(stand: stand)
    }
  }
}

/// Reads for the note, and shows the shelf.
struct Parts: View {
  let stand: Stand

  var body: some View {
    NoteLine(note: stand.note)
    Shelf(stand: stand)
  }
}
