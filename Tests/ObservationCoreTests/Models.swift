import ObservationCore
import Synchronization

@Observable
final class Store {
  var a = 10
  var b = 20
  var c = 30
  var sum: Int { a + b }
  var list = [1, 2, 3]
  @ObservationIgnored var ignored = 0
}

@Observable
class Person {
  var name = "Ann"
}

@Observable
final class Employee: Person {
  var title = "Dr."
  var friend: Person?
}

/// A property that only the registrar knows: no storage, no macro.
final class ByHand: Observable {
  let registrar = ObservationRegistrar()

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return 0
    }
    set { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
}

/// The calls of `onChange`, in order.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }

  /// Tracks what a closure reads; logs a name when it changes.
  @discardableResult
  func track<Value>(_ name: String, _ read: () -> Value) -> Value {
    withObservationTracking(read) { self.add(name) }
  }
}
