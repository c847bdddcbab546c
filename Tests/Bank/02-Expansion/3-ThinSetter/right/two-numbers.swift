// Degrees and minute are stored apart, and the reading is made when it is asked
// for.
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
  private var degrees = -18
  private var minute = 0

  var latest: Reading {
    get {
      registrar.access(self, keyPath: \.latest)
      return Reading(degrees: degrees, minute: minute)
    }
    set {
      if newValue.degrees != degrees {
        registrar.withMutation(of: self, keyPath: \.latest) {
          degrees = newValue.degrees
        }
      }
      minute = newValue.minute
    }
  }
}
