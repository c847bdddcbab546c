import ObservationCore
import Synchronization

@Observable
final class Store {
  var a = 10
  var b = 20
  var c = 30
  var sum: Int { a + b }
  @ObservationIgnored var ignored = 0
}

@Observable
class Person {
  var name = "Ann"
}

@Observable
final class Employee: Person {
  var title = "Dr."
}

/// A property for each key.
@Observable
final class Table {
  @ObservationIgnored private var rows: [Int: Int] = [:]

  subscript(key: Int) -> Int {
    get {
      access(keyPath: \.[key])
      return rows[key, default: 0]
    }
    set {
      withMutation(keyPath: \.[key]) { rows[key] = newValue }
    }
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
