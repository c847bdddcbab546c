import ObservationCore

// snippet.taken-name
@Observable
final class Store {
  var name = "Ann"

  @ObservationIgnored private var _name = "Ann"
}
// snippet.end
