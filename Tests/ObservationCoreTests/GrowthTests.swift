import Foundation
import ObservationCore
import Testing

@Observable
private final class Leaf {
  var value = 0
}

/// Work that is counted, not timed: the registrations made and undone, which a
/// trace tells. Twice as much to track is twice as much work, and no more.
@Suite(.serialized) struct GrowthTests {
  @Test func `n objects cost n registrations, and n to undo`() {
    func work(_ n: Int) -> Int {
      let leaves = (0..<n).map { _ in Leaf() }
      return events {
        withObservationTracking {
          for leaf in leaves { _ = leaf.value }
        } onChange: {
        }
        leaves[n / 2].value = 1
      }
    }
    #expect(work(1_000) == 3 * 1_000 + 2)
    #expect(work(2_000) == 3 * 2_000 + 2)
  }

  @Test func `k observers of one property cost k`() {
    func work(_ k: Int) -> Int {
      let leaf = Leaf()
      return events {
        for _ in 0..<k {
          withObservationTracking {
            _ = leaf.value
          } onChange: {
          }
        }
        leaf.value = 1
      }
    }
    #expect(work(1_000) == 4 * 1_000 + 1)
    #expect(work(2_000) == 4 * 2_000 + 1)
  }

  @Test func `n trackings inside one cost two registrations each`() {
    func work(_ n: Int) -> Int {
      let leaves = (0..<n).map { _ in Leaf() }
      return events {
        withObservationTracking {
          for leaf in leaves {
            withObservationTracking {
              _ = leaf.value
            } onChange: {
            }
          }
        } onChange: {
        }
      }
    }
    #expect(work(1_000) == 4 * 1_000)
    #expect(work(2_000) == 4 * 2_000)
  }

  @Test func `tracking again without a change keeps one registration`() {
    let leaf = Leaf()
    let tracker = Tracker {}
    for _ in 0..<1_000 { tracker.track { leaf.value } }
    #expect(events { leaf.value = 1 } == 3, "will set, fired, cancelled")
  }

  // Here nothing can be counted from outside, so this one is timed, and asks
  // for little: sixteen times as many keys may cost four times as much each.
  @Test func `the cost of a key does not grow with the number of keys`() {
    let few = time(keys: 500)
    let many = time(keys: 8_000)
    #expect(many.oneByOne < few.oneByOne * 4)
    #expect(many.atOnce < few.atOnce * 4)
  }

  /// What one subscript key costs, when each is tracked and changed by itself,
  /// and when one closure reads them all: the fastest of three runs, in
  /// nanoseconds of this thread alone.
  private func time(keys: Int) -> (oneByOne: Double, atOnce: Double) {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    func fastest(_ body: () -> Void) -> Double {
      let runs = (0..<3).map { _ in
        let start = now()
        body()
        return now() - start
      }
      return runs.min()! / Double(keys)
    }
    let oneByOne = fastest {
      let table = Table()
      for key in 0..<keys {
        withObservationTracking {
          _ = table[key]
        } onChange: {
        }
        table[key] = 1
      }
    }
    let atOnce = fastest {
      let tables = [Table(), Table()]
      withObservationTracking {
        withObservationTracking {
          for key in 0..<keys { _ = tables[0][key] + tables[1][key] }
        } onChange: {
        }
      } onChange: {
      }
      tables[0][0] = 1
    }
    return (oneByOne, atOnce)
  }

  private func events(_ body: () -> Void) -> Int {
    let trace = Trace(["value": \Leaf.value])
    trace.record(body)
    return trace.events.count
  }
}
