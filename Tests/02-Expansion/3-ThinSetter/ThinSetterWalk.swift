import GradingKit
import Testing

@testable import ThinSetter

extension ThinSetterTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(ThermometersWalk.self)
  }
}

/// Two thermometers. Before each move both are read.
private final class ThermometersWalk: Walk {
  private struct Model {
    var (degrees, minute) = (-18, 0)
  }

  private let thermometers = [Thermometer(), Thermometer()]
  private var models = [Model(), Model()]
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { begin() }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (thermometer, name) in zip(thermometers, ["first", "second"]) {
      changes.track("the \(name) thermometer") {
        thermometer.latest
      } seeing: {
        thermometer.latest.degrees
      }
    }
  }

  private func note(_ index: Int, _ change: (inout Model) -> Void) {
    let (name, old) = (index == 0 ? "first" : "second", models[index])
    change(&models[index])
    if models[index].degrees != old.degrees {
      told.append("the \(name) thermometer, seeing \(old.degrees)")
    }
  }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      let thermometer = thermometers[index]
      for (reading, degrees, minute) in [
        (Reading(degrees: -18, minute: 1), -18, 1),
        (Reading(degrees: 4, minute: 2), 4, 2),
        (Reading(degrees: 4, minute: 3), 4, 3),
        (Reading(degrees: -20, minute: 3), -20, 3),
      ] {
        Move(
          """
          the \(name) thermometer measured \(degrees) degrees in minute \
          \(minute)
          """
        ) {
          thermometer.latest = reading
          self.note(index) { ($0.degrees, $0.minute) = (degrees, minute) }
        }
      }
      for change in [0, 22, -1] {
        Move("\(change) degrees were added in place on the \(name) thermometer")
        {
          thermometer.latest.degrees += change
          self.note(index) { $0.degrees += change }
        }
      }
      Move("the minute of the \(name) thermometer became 9 in place") {
        thermometer.latest.minute = 9
        self.note(index) { $0.minute = 9 }
      }
      for degrees in [-18, 4] {
        Move(
          """
          one change in place set the \(name) thermometer to \(degrees) \
          degrees, minute 7
          """
        ) {
          func change(_ reading: inout Reading) {
            reading.degrees = 100
            (reading.degrees, reading.minute) = (degrees, 7)
          }
          change(&thermometer.latest)
          self.note(index) { ($0.degrees, $0.minute) = (degrees, 7) }
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      both thermometers had just been read; observers should be notified \
      before the degrees change, and not at all if the degrees stay the same
      """)
    Fact(
      "the thermometers show",
      thermometers.map { "\($0.latest.degrees), minute \($0.latest.minute)" },
      is: models.map { "\($0.degrees), minute \($0.minute)" },
      "each reading should be stored, even an equal one")
  }
}
