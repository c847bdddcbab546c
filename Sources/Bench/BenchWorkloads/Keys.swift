// A subscript whose every key is a property of its own: M-19.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let keys = [4000, 64_000].map(inTurn) + [64_000].map(atOnce)

/// M-19: a table whose rows are shown and changed one after the other.
///
/// The traces of keys that no tracking waits for any more must not add up.
private func inTurn(_ count: Int) -> Workload {
  Workload("M-19 \(count) keys in turn", in: .tracking, target: floor) {
    iterations in
    let fired = Counter()
    return {
      var sum = 0
      for _ in 0..<iterations {
        let table = Table()
        for key in 0..<count {
          sum &+= withObservationTracking {
            table[key]
          } onChange: {
            fired.count += 1
          }
          table[key] = key
        }
      }
      return sum &+ fired.count
    }
  }
}

/// M-19: a closure that reads every row of a large table.
private func atOnce(_ count: Int) -> Workload {
  Workload("M-19 \(count) keys at once", in: .tracking, target: floor) {
    iterations in
    let table = Table()
    let fired = Counter()
    return {
      var sum = 0
      for i in 0..<iterations {
        sum &+= withObservationTracking {
          (0..<count).reduce(0) { $0 &+ table[$1] }
        } onChange: {
          fired.count += 1
        }
        table[i % count] = i
      }
      return sum &+ fired.count
    }
  }
}

@Observable private final class Table {
  @ObservationIgnored private var rows: [Int: Int] = [:]

  subscript(key: Int) -> Int {
    get {
      access(keyPath: \.[key])
      return rows[key, default: 0]
    }
    set {
      withMutation(keyPath: \.[key]) { rows[key] = newValue }
    }
  }
}
