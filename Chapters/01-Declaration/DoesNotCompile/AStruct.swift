import ObservationCore

// snippet.a-struct
@Observable
struct Store {
  var name = "Ann"
}
// snippet.end
