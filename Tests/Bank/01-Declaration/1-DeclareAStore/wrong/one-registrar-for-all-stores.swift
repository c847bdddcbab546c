// One registrar can serve all objects of a class.
// Refused by: each store speaks for itself
// Seen: onChange ran once: for firstName
import ObservationCore

final class Store: Observable {
  private static let registrar = ObservationRegistrar()

  private var first = "Ann"
  private var last = "Lee"
  private var count = 0

  var firstName: String {
    get {
      Self.registrar.access(self, keyPath: \.firstName)
      return first
    }
    set {
      Self.registrar.withMutation(of: self, keyPath: \.firstName) {
        first = newValue
      }
    }
  }

  var lastName: String {
    get {
      Self.registrar.access(self, keyPath: \.lastName)
      return last
    }
    set {
      Self.registrar.withMutation(of: self, keyPath: \.lastName) {
        last = newValue
      }
    }
  }

  private var visits: Int {
    get {
      Self.registrar.access(self, keyPath: \.visits)
      return count
    }
    set {
      Self.registrar.withMutation(of: self, keyPath: \.visits) {
        count = newValue
      }
    }
  }

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
