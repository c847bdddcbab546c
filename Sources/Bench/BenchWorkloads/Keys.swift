// Properties whose key paths capture something, which are the keys of a
// subscript, each of them a property of its own, and the properties of a
// generic class: M-19 to M-21.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let keys =
  [4000, 64_000].map(inTurn) + [1000, 64_000].map(atOnce)
  + [1, 2, 8].map(useOwnBox) + [1, 2, 8].map(useOwnKeys)

/// A length at which the time to start the threads doesn't matter.
private let long = Workload.Length.fixed(5_000)

/// M-19: A table whose rows are shown and changed one after the other.
///
/// Once no tracking observes a key any more, nothing of it must be left, or
/// these remains would add up.
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

/// M-19: A closure that reads every row of a large table.
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

/// M-20: Several threads, each of which tracks and changes its own object of a
/// generic class. No other thread sees that object.
private func useOwnBox(_ threads: Int) -> Workload {
  Workload(
    "M-20 generic, \(threads) threads", in: .tracking, target: floor,
    length: long, judge: .mean
  ) { iterations in
    return {
      onThreads(threads) { _ in
        let box = Box(-1)
        let fired = Counter()
        var sum = 0
        for i in 0..<iterations {
          sum &+= withObservationTracking {
            box.value
          } onChange: {
            fired.count += 1
          }
          box.value = i
        }
        return sum &+ fired.count
      }
    }
  }
}

/// M-21: Several threads, each of which tracks and changes the keys of its own
/// table.
private func useOwnKeys(_ threads: Int) -> Workload {
  Workload(
    "M-21 keys, \(threads) threads", in: .tracking, target: floor,
    length: long, judge: .mean
  ) { iterations in
    return {
      onThreads(threads) { thread in
        let table = Table()
        let fired = Counter()
        var sum = 0
        for i in 0..<iterations {
          let key = thread * 100 + i % 100
          sum &+= withObservationTracking {
            table[key]
          } onChange: {
            fired.count += 1
          }
          table[key] = i
        }
        return sum &+ fired.count
      }
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
