import ObservationCore

// snippet.as-printed
@Observable
final class Store {
  @ObservationTracked
  var name = "Ann"

  @ObservationIgnored private var _name = "Ann"
}
// snippet.end
