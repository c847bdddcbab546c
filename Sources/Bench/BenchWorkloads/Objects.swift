// Objects that come and go, and objects on several threads: M-13, M-15, M-16.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let objects = [createAndDestroy] + [2, 8].map(readShared) + [2, 8].map(useOwn)

/// A length at which the time to start the threads doesn't matter.
private let long = Workload.Length.fixed(30_000)

/// M-13: An object is made, read and dropped.
private let createAndDestroy = Workload(
  "M-13 create, destroy", in: .objects, target: 1.3
) { iterations in
  return {
    var sum = 0
    for i in 0..<iterations { sum &+= makeStore(i).value }
    return sum
  }
}

/// M-15: Several threads read one object.
///
/// All of them count references to the same key path, which is the one in the
/// macro's code.
private func readShared(_ threads: Int) -> Workload {
  Workload(
    "M-15 shared, \(threads) threads", in: .objects, target: floor,
    length: long, judge: .mean
  ) { iterations in
    let store = Store(1)
    return {
      onThreads(threads) { _ in
        var sum = 0
        for _ in 0..<iterations { sum &+= store.value }
        return sum
      }
    }
  }
}

/// M-16: Several threads, each of which makes an object, and then reads and
/// sets it.
private func useOwn(_ threads: Int) -> Workload {
  Workload(
    "M-16 own, \(threads) threads", in: .objects, target: floor,
    length: long, judge: .mean
  ) { iterations in
    return {
      onThreads(threads) { _ in
        let store = makeStore(0)
        var sum = 0
        for i in 0..<iterations {
          sum &+= store.value
          store.value = i
        }
        return sum
      }
    }
  }
}

/// An object that the optimiser can't put on the stack.
@inline(never) private func makeStore(_ value: Int) -> Store { Store(value) }
