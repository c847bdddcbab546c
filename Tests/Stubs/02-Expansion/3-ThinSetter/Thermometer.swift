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
      // TODO 1: An equal reading is reported. Don't report it, but still store
      // it.
      registrar.withMutation(of: self, keyPath: \.latest) {
        _latest = newValue
      }
    }
    // TODO 2: A change in place is reported, equal or not. If it's equal, don't
    // report it either.
    _modify {
      registrar.access(self, keyPath: \.latest)
      registrar.willSet(self, keyPath: \.latest)
      defer { registrar.didSet(self, keyPath: \.latest) }
      yield &_latest
    }
  }
}
