import ObservationCore

// snippet.an-actor
@Observable
actor Till {
  var coins = 10
}
// snippet.end
