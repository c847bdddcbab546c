// The last scene of the story once more, with the registrar that the learner
// has built. It is a separate file because it imports nothing else that is
// called Observable.

@testable import SmallRegistrar

@Observable
private final class Freezer {
  var degrees = -18
}

/// The observers notified of a freezer whose readings are -18, 4, 4 and -18; in
/// no promised order.
func eveningWithSmallRegistrar() -> [String] {
  let freezer = Freezer()
  var told: [String] = []
  for degrees in [-18, 4, 4, -18] {
    withObservationTracking {
      _ = freezer.degrees
    } onChange: {
      told.append("\(degrees)")
    }
    freezer.degrees = degrees
  }
  return told
}
