// The rows about views, with the same to-do list once published as a whole and
// once observed.

import BenchKit

/// The same rows for both stores, in the order in which they are shown.
///
/// Run them on the main thread.
public enum ViewWorkloads {
  public static let published = workloads { PublishedStore($0) }
  public static let observed = workloads { ObservedStore($0) }

  /// The name of the row in which one item of a list of this length is toggled.
  public static func toggle(of count: Int) -> String {
    "view toggle 1 of \(count)"
  }

  private typealias Make = @MainActor @Sendable (Int) -> any ToDoStore

  private static func workloads(_ make: @escaping Make) -> [Workload] {
    [
      Workload("view mount 1000", in: .views, target: 0.5) { iterations in
        return onMain {
          (0..<iterations).reduce(0) { sum, _ in
            sum + ToDoScreen(make(1000)).count
          }
        }
      },
      row("append to 1000", make, 1000, target: 2) { screen, _ in
        screen.perform { $0.append() }
        screen.perform { $0.removeLast() }
      },
      row("reorder 1000", make, 1000, target: 1) { screen, _ in
        screen.perform { $0.reverse() }
      },
      row("environment of 1000", make, 1000, target: 2) { screen, i in
        screen.perform { $0.color = i }
      },
      row("10000 writes", make, 1000, target: 1) { screen, _ in
        screen.perform { $0.toggleEach(10_000) }
      },
    ]
      + [10, 100, 1000, 10_000].map { count in
        row("toggle 1 of \(count)", make, count, target: 2) { screen, _ in
          screen.perform { $0.toggle(count / 2) }
        }
      }
  }

  /// A row that changes a list that is already on the screen.
  private static func row(
    _ name: String, _ make: @escaping Make, _ count: Int, target: Double,
    _ change: @escaping @MainActor @Sendable (ToDoScreen, _ i: Int) -> Void
  ) -> Workload {
    Workload(
      "view \(name)", in: .views, target: target, length: .calibratedAlone
    ) { iterations in
      let screen = MainActor.assumeIsolated {
        let screen = ToDoScreen(make(count))
        change(screen, 0)
        return screen
      }
      return onMain {
        for i in 1...iterations { change(screen, i) }
        return screen.count
      }
    }
  }

  private static func onMain(
    _ body: @escaping @MainActor @Sendable () -> Int
  ) -> () -> Int {
    { MainActor.assumeIsolated(body) }
  }
}
