// One read or one write of a property that no tracking observes: M-1 to M-6.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let accesses = [
  // M-1: Most code reads observable objects without tracking them.
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

  // M-3: A model is filled before a view shows it.
  Workload("M-3 set", in: .single, target: 3) { iterations in
    let store = Store(-1)
    return {
      for i in 0..<iterations { store.value = i }
      return store.value
    }
  },

  // M-4: A model is refreshed with the values that it has already. The macro's
  // setter compares them and doesn't even call the registrar, so no core is
  // involved.
  Workload("M-4 set, equal", in: .single, target: 1, isControl: true) {
    iterations in
    let store = Store(1)
    let values = [1, 1]  // the optimiser can't tell which one is read
    return {
      for i in 0..<iterations { store.value = values[i & 1] }
      return store.value
    }
  },

  // M-5: A property is changed in place, so its values are never compared.
  Workload("M-5 change in place", in: .single, target: 3) { iterations in
    let store = Store()
    return {
      for i in 0..<iterations { store.value &+= i }
      return store.value
    }
  },

  // M-6: A view shows one property of an object, and a different one changes.
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
