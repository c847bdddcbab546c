// What tests observe, beside the models in Essentials.

import Dispatch
import class Foundation.NSLock
import class Foundation.Thread

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

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

/// An object without properties, for a weak reference to watch.
final class Token: Sendable {}

/// A property that any thread may read and change.
final class Signal: Observable, @unchecked Sendable {
  // Unchecked: the lock guards the value.
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored = 10

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) {
        lock.withLock { stored = newValue }
      }
    }
  }
}

/// The only owner of a signal.
final class SignalOwner: @unchecked Sendable {
  // Unchecked: one thread uses it while the other waits.
  var signal: Signal? = Signal()
}

/// Runs a closure on another thread and returns when it has ended.
func onAnotherThread(_ work: @escaping () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    work()
    isDone.signal()
  }.start()
  isDone.wait()
}
