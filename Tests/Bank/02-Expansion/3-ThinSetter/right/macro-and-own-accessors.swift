// The macro gives the registrar, and the property is computed over an ignored
// one.
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
@Observable
final class Thermometer {
  @ObservationIgnored
  private var _latest = Reading(degrees: -18, minute: 0)

  var latest: Reading {
    get {
      access(keyPath: \.latest)
      return _latest
    }
    set {
      if newValue == _latest {
        _latest = newValue
      } else {
        withMutation(keyPath: \.latest) {
          _latest = newValue
        }
      }
    }
    _modify {
      var reading = self.latest
      defer { self.latest = reading }
      yield &reading
    }
  }
}
