// The sizes of objects and trackings, in bytes on the heap: M-18.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let memory = [
  // An object with two integers and its registrar, which is not observed yet.
  Workload("M-18 an object", in: .memory, target: 2, unit: .bytes) {
    iterations in
    let shelf = Shelf(iterations)
    return {
      for i in 0..<iterations { shelf.stores.append(Store(i)) }
      return shelf.stores.count
    }
  },

  // Trackings of one property each, which is a property of a different object
  // for each tracking.
  Workload("M-18 a tracking", in: .memory, target: 2, unit: .bytes) {
    iterations in
    let all = stores(iterations)
    let fired = Counter()
    return {
      var sum = 0
      for store in all {
        sum &+= withObservationTracking {
          store.value
        } onChange: {
          fired.count += 1
        }
      }
      return sum
    }
  },
]

/// The objects that a sample has made. The memory of the shelf itself does not
/// count.
private final class Shelf {
  var stores: [Store] = []

  init(_ capacity: Int) { stores.reserveCapacity(capacity) }
}
