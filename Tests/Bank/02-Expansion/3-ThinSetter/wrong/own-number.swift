// A number of my own is equal to every other.
// Refused by: the compiler
// Seen: requires that 'Minute' conform to 'Plain'
import ObservationCore

struct Minute: ExpressibleByIntegerLiteral, Equatable {
  init(integerLiteral value: Int) {}

  static func == (left: Minute, right: Minute) -> Bool { true }
}

struct Reading: Equatable {
  var degrees: Int
  var minute: Minute

  static func == (left: Reading, right: Reading) -> Bool {
    left.degrees == right.degrees
  }
}

final class Thermometer: Observable {
  private let registrar = ObservationRegistrar()
  private var _latest = Reading(degrees: -18, minute: 0)

  var latest: Reading {
    get {
      registrar.access(self, keyPath: \.latest)
      return _latest
    }
    set {
      guard _latest != newValue else { return }
      registrar.withMutation(of: self, keyPath: \.latest) {
        _latest = newValue
      }
    }
  }
}
