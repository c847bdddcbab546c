// Values that a task awaits: M-17. The rows need a system that has the
// toolchain's `Observations`, which on macOS is version 26.

import BenchKit
import Dispatch

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let streams: [Workload] =
  if #available(macOS 26, *) { [everyElement(), readyElement()] } else { [] }

/// M-17: An actor changes a value before it asks for the next one, so that
/// there is nothing to wait for.
@available(macOS 26, *)
private func readyElement() -> Workload {
  Workload("M-17 ready element", in: .objects, target: floor) { iterations in
    return {
      let finished = DispatchSemaphore(value: 0)
      let seen = Counter()
      Task.detached {
        seen.count = await Follower().read(iterations)
        finished.signal()
      }
      finished.wait()
      return seen.count
    }
  }
}

/// An actor that changes and reads its own object.
@available(macOS 26, *)
private actor Follower {
  private let store = Store()

  func read(_ count: Int) async -> Int {
    var values = Observations { self.store.value }.makeAsyncIterator()
    var sum = 0
    for value in 1...count {
      store.value = value
      sum &+= await values.next() ?? 0
    }
    return sum
  }
}

/// M-17: One task changes a value, and another one awaits each change.
@available(macOS 26, *)
private func everyElement() -> Workload {
  Workload("M-17 Observations", in: .objects, target: floor) { iterations in
    return {
      let finished = DispatchSemaphore(value: 0)
      let seen = Counter()
      Task.detached {
        let store = Store()
        for await value in Observations({ store.value }) {
          seen.count += 1
          if value == iterations { break }
          store.value = value + 1
        }
        finished.signal()
      }
      finished.wait()
      return seen.count
    }
  }
}
