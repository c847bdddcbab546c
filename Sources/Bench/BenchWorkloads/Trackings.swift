// A tracking from its beginning to its end: M-7 to M-12, M-14, and M-22.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let trackings =
  [trackOne] + [trackTen, trackHundred]
  + [10, 100, 1000].map(trackObjects) + [readAgain]
  + [1, 10, 1000, 10_000].map(observers) + [10, 100, 1000].map(nest)
  + [dormant] + [10, 100, 1000].map(nestDeep)

/// M-7: A view reads and shows one property, which then changes.
private let trackOne = Workload("M-7 track, fire", in: .tracking, target: 6) {
  iterations in
  let store = Store(-1)
  let fired = Counter()
  return {
    var sum = 0
    for i in 0..<iterations {
      sum &+= track(fired) { store.value }
      store.value = i
    }
    return sum &+ fired.count
  }
}

/// M-8: A view shows ten properties of one object.
private let trackTen = Workload("M-8 10 properties", in: .tracking, target: 6) {
  iterations in
  let wide = Wide()
  let fired = Counter()
  return {
    var sum = 0
    for _ in 0..<iterations {
      sum &+= track(fired) { wide.ten }
      wide.p05 += 1
    }
    return sum &+ fired.count
  }
}

/// M-8: A form shows a hundred properties.
private let trackHundred = Workload(
  "M-8 100 properties", in: .tracking, target: 6
) { iterations in
  let wide = Wide()
  let fired = Counter()
  return {
    var sum = 0
    for _ in 0..<iterations {
      sum &+= track(fired) { wide.hundred }
      wide.p55 += 1
    }
    return sum &+ fired.count
  }
}

/// M-9: A list shows one property of many objects, and one of these objects
/// changes.
private func trackObjects(_ count: Int) -> Workload {
  Workload("M-9 \(count) objects", in: .tracking, target: 6) { iterations in
    let all = stores(count)
    let fired = Counter()
    return {
      var sum = 0
      for i in 0..<iterations {
        sum &+= track(fired) {
          var total = 0
          for store in all { total &+= store.value }
          return total
        }
        all[i % count].value += 1
      }
      return sum &+ fired.count
    }
  }
}

/// M-10: A loop over rows reads the same setting for each row.
private let readAgain = Workload(
  "M-10 1000 re-reads", in: .tracking, target: 6
) { iterations in
  let store = Store()
  let fired = Counter()
  return {
    var sum = 0
    for _ in 0..<iterations {
      sum &+= track(fired) {
        var total = 0
        for _ in 0..<1000 { total &+= store.value }
        return total
      }
      store.value += 1
    }
    return sum &+ fired.count
  }
}

/// M-11: Many views show one property.
///
/// Only the set is measured, so each iteration has its own object, which the
/// trackings observe beforehand.
private func observers(_ count: Int) -> Workload {
  Workload("M-11 observed by \(count)", in: .tracking, target: 6) {
    iterations in
    let all = stores(iterations)
    let fired = Counter()
    for store in all {
      for _ in 0..<count { track(fired) { store.value } }
    }
    return {
      for store in all { store.value += 1 }
      return fired.count
    }
  }
}

/// M-12: A view has many children, each with its own tracking inside the
/// parent's tracking, and then everything changes.
private func nest(_ count: Int) -> Workload {
  Workload("M-12 \(count) nested", in: .tracking, target: 6) { iterations in
    let all = stores(count)
    let fired = Counter()
    return {
      var sum = 0
      for _ in 0..<iterations {
        sum &+= track(fired) {
          var total = 0
          for store in all { total &+= track(fired) { store.value } }
          return total
        }
        for store in all { store.value += 1 }
      }
      return sum &+ fired.count
    }
  }
}

/// M-14: A view is drawn a thousand times for other reasons.
///
/// Each drawing leaves a tracking behind, and a single change then calls back
/// all of these.
private let dormant = Workload(
  "M-14 1000 dormant", in: .tracking, target: floor
) { iterations in
  let store = Store()
  let fired = Counter()
  return {
    var sum = 0
    for _ in 0..<iterations {
      for _ in 0..<1000 { sum &+= track(fired) { store.value } }
      store.value += 1
    }
    return sum &+ fired.count
  }
}

/// M-22: Trackings are nested, each of them reads one object, and then
/// everything changes.
private func nestDeep(_ levels: Int) -> Workload {
  Workload("M-22 \(levels) levels", in: .tracking, target: 3) { iterations in
    let all = stores(levels)
    let fired = Counter()
    @Sendable func read(from level: Int) -> Int {
      if level == levels { return 0 }
      return track(fired) { all[level].value &+ read(from: level + 1) }
    }
    return {
      var sum = 0
      for _ in 0..<iterations {
        sum &+= read(from: 0)
        for store in all { store.value += 1 }
      }
      return sum &+ fired.count
    }
  }
}

/// Tracks some reads, and counts when the tracking is called back.
@discardableResult
private func track(_ fired: Counter, _ read: () -> Int) -> Int {
  withObservationTracking(read) { fired.count += 1 }
}
