// What most tests observe, and the log that they assert on.

import Dispatch
import Foundation
import Synchronization

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable
final class Store {
  var a = 10
  var b = 20
  var c = 30
  var list = [1, 2, 3]
  @ObservationIgnored var ignored = 0
}

@Observable
class Person {
  var firstName = "Ann"
  var lastName = "Ray"
  var friends: [Person] = []
  var fullName: String { firstName + " " + lastName }
}

@Observable
final class Employee: Person {
  var title = "Dr."
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

  /// The calls where several trackings are told of one change: their order is
  /// not promised.
  var sorted: [String] { all.sorted() }

  /// Tracks what a closure reads; logs a name when it changes.
  @discardableResult
  func track<Value>(_ name: String, _ read: () -> Value) -> Value {
    withObservationTracking(read) { self.add(name) }
  }
}

/// An object without properties, for a weak reference to watch.
final class Token: Sendable {}

/// Runs a closure on another thread and returns when it has ended.
func onAnotherThread(_ work: @escaping () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    work()
    isDone.signal()
  }.start()
  isDone.wait()
}
