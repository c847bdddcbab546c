// No macro: only the owner has accessors that use a registrar.
import ObservationCore

final class Store: Observable {
  private let registrar = ObservationRegistrar()
  private var name = "Ann"
  private(set) var greetings = 0

  var owner: String {
    get {
      registrar.access(self, keyPath: \.owner)
      return name
    }
    set {
      guard newValue != name else { return }
      registrar.withMutation(of: self, keyPath: \.owner) { name = newValue }
    }
  }

  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
