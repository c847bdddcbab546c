// An object announces that it changes, not which of its variables does.
// Refused by: both names are observed, each by itself
// Seen: onChange ran 2 times
import ObservationCore

final class Store: Observable {
  private let registrar = ObservationRegistrar()
  private var names = (first: "Ann", last: "Lee")
  private var count = 0

  private func read() { registrar.access(self, keyPath: \.self) }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.self, body)
  }

  var firstName: String {
    get {
      read()
      return names.first
    }
    set { change { names.first = newValue } }
  }

  var lastName: String {
    get {
      read()
      return names.last
    }
    set { change { names.last = newValue } }
  }

  func welcome() {
    change { count += 1 }
  }

  func report() -> String {
    read()
    return "\(count) visits"
  }
}
