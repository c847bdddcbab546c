import ObservationCore
import Testing

@Observable
private final class Leaf {
  var value = 0
}

/// Work that is counted and not timed: the registrations that a trace shows to
/// be made and undone. Twice as much to track has to be twice as much work, and
/// no more. A trace can't count what one key among many costs, so `make bench
/// ROWS=M-19` measures that, as a ratio.
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

  private func events(_ body: () -> Void) -> Int {
    let trace = Trace(["value": \Leaf.value])
    trace.record(body)
    return trace.events.count
  }
}
