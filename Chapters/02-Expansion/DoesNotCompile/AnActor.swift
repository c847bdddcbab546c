import ObservationCore

// snippet.an-actor
@Observable
actor Store {
  var name = "Ann"
}
// snippet.end
