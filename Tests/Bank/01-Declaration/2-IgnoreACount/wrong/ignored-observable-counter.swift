// Ignoring a reference ignores what is inside the object.
// Refused by: greeting one visitor is silent for the others
// Seen: onChange ran once
import ObservationCore

@Observable
private final class Counter {
  var value = 0
}

@Observable
final class Store {
  var owner = "Ann"
  @ObservationIgnored private let counter = Counter()
  var greetings: Int { counter.value }

  func greet() -> String {
    counter.value += 1
    return "Hello from \(owner)!"
  }
}
