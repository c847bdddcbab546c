// A setter may return at once for an equal value, because there is nothing to
// store.
// Refused by: an equal reading that was assigned is kept
// Seen: minute 7 was assigned, and minute 0
import ObservationCore

/// What a thermometer shows, and since when.
///
/// Two readings are equal if they show the same degrees, at whatever minute.
struct Reading: Equatable {
  var degrees: Int
  var minute: Int

  static func == (left: Reading, right: Reading) -> Bool {
    left.degrees == right.degrees
  }
}

/// A thermometer in a freezer. It measures every minute; its screens draw only
/// when it shows other degrees.
final class Thermometer: Observable {
  private let registrar = ObservationRegistrar()
  private var _latest = Reading(degrees: -18, minute: 0)

  var latest: Reading {
    get {
      registrar.access(self, keyPath: \.latest)
      return _latest
    }
    set {
      guard newValue != _latest else { return }
      registrar.withMutation(of: self, keyPath: \.latest) {
        _latest = newValue
      }
    }
    _modify {
      var reading = self.latest
      defer { self.latest = reading }
      yield &reading
    }
  }
}
