import ObservationCore

// snippet.a-comma
@Observable
final class Box {
  var width = 2, height = 3
}
// snippet.end
