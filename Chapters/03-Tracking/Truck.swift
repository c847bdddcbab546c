import Dispatch
import class Foundation.Thread
import ObservationCore

// snippet.a-truck
@Observable
final class FoodTruck {
  var isOpen = false
  var donuts = 10
  var drinks = 20
  var tips = 0
}
// snippet.end

// snippet.an-agenda
final class Agenda {
  private var entries: [() -> Void] = []

  func add(_ work: @escaping () -> Void) {
    entries.append(work)
  }

  /// Work added meanwhile waits for the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
// snippet.end

// snippet.threads
func onAnotherThread(_ work: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread {
    work()
    done.signal()
  }.start()
  done.wait()
}

func here() -> String {
  Thread.isMainThread
    ? "the main thread" : "another thread"
}
// snippet.end
