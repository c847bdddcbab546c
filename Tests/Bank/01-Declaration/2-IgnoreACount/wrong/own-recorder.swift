// A `Recorder` of my own that hears nothing keeps visitors silent.
// Refused by: greeting one visitor is silent for the others
// Seen: onChange ran once: for the first visitor
import ObservationCore

final class Silence {
  var calls: [String] { [] }
  var seen: [String] { [] }

  @discardableResult
  func track<Value>(
    _ name: String, _ read: () -> Value, seeing look: (() -> Any)? = nil
  ) -> Value {
    read()
  }
}

func Recorder() -> Silence { Silence() }

@Observable
final class Store {
  var owner = "Ann"

  private(set) var greetings = 0

  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
