// What tests observe, beside the models in Essentials.

import Dispatch
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

/// Runs a closure on another thread and returns when it has ended.
func onAnotherThread(_ work: @escaping () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    work()
    isDone.signal()
  }.start()
  isDone.wait()
}
