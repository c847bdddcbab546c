import ObservationCore

/// What a thermometer shows, and since when.
///
/// Two readings are equal if they show the same degrees, whatever the minute.
struct Reading: Equatable {
  var degrees: Int
  var minute: Int

  static func == (left: Reading, right: Reading) -> Bool {
    left.degrees == right.degrees
  }
}

/// A thermometer in a freezer. It measures every minute; its screens redraw
/// only when it shows different degrees.
///
///     thermometer.latest = Reading(degrees: 4, minute: 7)   // reported
///     thermometer.latest = Reading(degrees: 4, minute: 8)   // not reported
///     thermometer.latest.minute                             // 8
///     thermometer.latest.degrees += 0                       // not reported
final class Thermometer: Observable {
  private let registrar = ObservationRegistrar()
  private var _latest = Reading(degrees: -18, minute: 0)

  var latest: Reading {
    get {
      registrar.access(self, keyPath: \.latest)
      return _latest
    }
    set {
      // Why 1: an equal reading doesn't have to be reported, but it's still the
      // latest: equal readings don't have to be the same in every respect.
      guard _latest != newValue else {
        _latest = newValue
        return
      }
      registrar.withMutation(of: self, keyPath: \.latest) {
        _latest = newValue
      }
    }
    // Why 2: without `_modify`, a change in place reads a copy, changes it, and
    // assigns it, so the setter compares the readings. The cost is the copy.
    // Also works: a `_modify` that yields a copy and then assigns it to
    // `latest`.
  }
}
