// Values that are awaited: M-17. It needs a core that has `Observations`.

import BenchKit
import Dispatch

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// M-17: one task changes a value, another one awaits each change.
let stream = Workload("M-17 Observations", in: .objects, target: floor) {
  iterations in
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
