// The closure of a ForEach reads, in a tracking of its own for each row.
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
    ForEach(["Donuts", "Coffees"], id: \.self) { name in
      NumberLine(
        name: name,
        number: name == "Donuts" ? stand.donuts : stand.coffees)
    }
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
