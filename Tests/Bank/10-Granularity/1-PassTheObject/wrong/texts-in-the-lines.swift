// A line that has the object can show the text itself; the view for a number is
// one body too many.
// Refused by: two number lines show the numbers
// Seen: evaluated: [StandScreen: mounted, NoteLine: mounted, Shelf: mounted,
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
    DonutLine(stand: stand)
    CoffeeLine(stand: stand)
    Button("Sell") { stand.donuts -= 1 }
  }
}

/// Reads the donuts, and hands the number on.
struct DonutLine: View {
  let stand: Stand

  var body: some View { Text("Donuts: \(stand.donuts)") }
}

/// Reads the coffees, and hands the number on.
struct CoffeeLine: View {
  let stand: Stand

  var body: some View { Text("Coffees: \(stand.coffees)") }
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
