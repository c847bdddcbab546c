import ViewCore

/// A stand's stock, and a note about the day.
@Observable
final class Stand {
  var donuts = 12
  var coffees = 20
  var note = "fresh today"
}

/// A name and any number: `Donuts: 12`.
struct NumberLine: View {
  let name: String
  let number: Int

  var body: some View { Text("\(name): \(number)") }
}

/// The two numbers of a stand, and a button that sells a donut.
// TODO 1: The shelf is re-evaluated for each number it passes along, and for a
// note it doesn't show. Pass it something that stays the same.
struct Shelf: View {
  let donuts: Int
  let coffees: Int
  let sell: () -> Void

  var body: some View {
    // TODO 2: A line shows the number passed in. Which body reads it?
    NumberLine(name: "Donuts", number: donuts)
    NumberLine(name: "Coffees", number: coffees)
    Button("Sell", action: sell)
  }
}

/// The note about the day.
// TODO 3: A different body reads the note for this line. Let the line read it.
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
      // TODO 4: The screen reads all its parts show. Let it read nothing.
      NoteLine(note: stand.note)
      Shelf(donuts: stand.donuts, coffees: stand.coffees) {
        stand.donuts -= 1
      }
    }
  }
}
