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
///
///     thermometer.latest = Reading(degrees: 4, minute: 7)   // announced
///     thermometer.latest = Reading(degrees: 4, minute: 8)   // silence
///     thermometer.latest.minute                             // 8
///     thermometer.latest.degrees += 0                       // silence
final class Thermometer: Observable {
  private let registrar = ObservationRegistrar()
  private var _latest = Reading(degrees: -18, minute: 0)

  var latest: Reading {
    get {
      registrar.access(self, keyPath: \.latest)
      return _latest
    }
    set {
      // Why 1: nobody need hear of an equal reading, but it is still the latest
      // one: equal readings need not be the same in everything.
      guard _latest != newValue else {
        _latest = newValue
        return
      }
      registrar.withMutation(of: self, keyPath: \.latest) {
        _latest = newValue
      }
    }
    // Why 2: without `_modify` a change in place is a read, a change of the
    // copy, and an assignment, which compares. That costs the copy.
    // Also works: a `_modify` that yields a copy and then assigns it to
    // `latest`.
  }
}
