// A change in place that leaves the reading equal has changed nothing, so its
// copy can be dropped.
// Refused by: a change in place to an equal reading is kept
// Seen: minute 9 was set in place, and minute 0 is
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
      if newValue == _latest {
        _latest = newValue
      } else {
        registrar.withMutation(of: self, keyPath: \.latest) {
          _latest = newValue
        }
      }
    }
    _modify {
      var reading = self.latest
      defer {
        if reading != _latest { self.latest = reading }
      }
      yield &reading
    }
  }
}
