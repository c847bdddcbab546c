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
// Why 1: the stand stays the same object whatever changes in it, so the shelf
// is skipped. A closure among the inputs would be a new closure each time.
struct Shelf: View {
  let stand: Stand

  var body: some View {
    // Why 2: the line has to work for any name and number. So a small view
    // around the line reads the number, and is re-evaluated when the number
    // changes.
    // Also works: one view type for both numbers,
    // `Reading(name: "Donuts") { stand.donuts }`, which calls its closure in
    // its body, or takes a key path.
    DonutLine(stand: stand)
    CoffeeLine(stand: stand)
    Button("Sell") { stand.donuts -= 1 }
  }

  private struct DonutLine: View {
    let stand: Stand

    var body: some View { NumberLine(name: "Donuts", number: stand.donuts) }
  }

  private struct CoffeeLine: View {
    let stand: Stand

    var body: some View { NumberLine(name: "Coffees", number: stand.coffees) }
  }
}

/// The note about the day.
// Why 3: the line that shows the note reads it, so only the line is
// re-evaluated.
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
      // Why 4: passing an object doesn't read its properties.
      NoteLine(stand: stand)
      Shelf(stand: stand)
    }
  }
}
