// One read or one write, with no tracking waiting for it: M-1 to M-6.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let accesses = [
  // M-1: most code reads observable objects outside of any tracking.
  Workload("M-1 get", in: .single, target: 1.3) { iterations in
    let store = Store(1)
    return {
      var sum = 0
      for _ in 0..<iterations { sum &+= store.value }
      return sum
    }
  },

  // M-2: the same in a generic class.
  Workload("M-2 get, generic", in: .single, target: 1) { iterations in
    let box = Box(1)
    return {
      var sum = 0
      for _ in 0..<iterations { sum &+= box.value }
      return sum
    }
  },

  // M-3: a model is filled before a view shows it.
  Workload("M-3 set", in: .single, target: 3) { iterations in
    let store = Store(-1)
    return {
      for i in 0..<iterations { store.value = i }
      return store.value
    }
  },

  // M-4: a model is refreshed with the values that it has. The macro's setter
  // compares them and does not call the registrar, so neither core is involved.
  Workload("M-4 set, equal", in: .single, target: 1, isControl: true) {
    iterations in
    let store = Store(1)
    let values = [1, 1]  // the optimiser can't know which one is read
    return {
      for i in 0..<iterations { store.value = values[i & 1] }
      return store.value
    }
  },

  // M-5: a change in place, which is never compared.
  Workload("M-5 change in place", in: .single, target: 3) { iterations in
    let store = Store()
    return {
      for i in 0..<iterations { store.value &+= i }
      return store.value
    }
  },

  // M-6: a view shows one property of the object, and another changes.
  Workload("M-6 set, other observed", in: .single, target: 3) { iterations in
    let store = Store(-1)
    let fired = Counter()
    withObservationTracking {
      _ = store.other
    } onChange: {
      fired.count += 1
    }
    return {
      for i in 0..<iterations { store.value = i }
      return store.value &+ fired.count
    }
  },
]
