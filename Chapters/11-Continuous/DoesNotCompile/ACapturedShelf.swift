import ObservationCore

// snippet.a-captured-shelf
@Observable
final class Shelf {
  var donuts = 10
}

actor Kitchen {
  let shelf = Shelf()

  func stock() -> Observations<Int, Never> {
    Observations { [shelf] in shelf.donuts }
  }
}
// snippet.end
