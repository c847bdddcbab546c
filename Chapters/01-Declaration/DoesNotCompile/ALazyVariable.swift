import ObservationCore

// snippet.a-lazy-variable
@Observable
final class Catalogue {
  lazy var pages = ["Donuts", "Drinks"]
}
// snippet.end
