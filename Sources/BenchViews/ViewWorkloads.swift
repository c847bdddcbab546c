// The rows of views: one to-do list, published as a whole and observed.

import BenchKit

/// The same rows for both ways, in the order in which they are shown. They are
/// to be run on the main thread.
public enum ViewWorkloads {
  public static let published = workloads(PublishedScreen.self)
  public static let observed = workloads(ObservedScreen.self)

  /// The rows with one toggle, by the length of the list.
  public static func toggle(of count: Int) -> String {
    "view toggle 1 of \(count)"
  }

  private static func workloads<Screen: ToDoScreen & SendableMetatype>(
    _: Screen.Type
  ) -> [Workload] {
    [
      Workload("view mount 1000", in: .views, target: 0.5) { iterations in
        return onMain {
          (0..<iterations).reduce(0) { sum, _ in sum + Screen(1000).count }
        }
      },
      row("append to 1000", Screen.self, 1000, target: 2) { screen, _ in
        screen.append()
        screen.removeLast()
      },
      row("reorder 1000", Screen.self, 1000, target: 1) { screen, _ in
        screen.reverse()
      },
      row("environment of 1000", Screen.self, 1000, target: 2) { screen, i in
        screen.paint(i)
      },
      row("10000 writes", Screen.self, 1000, target: 1) { screen, _ in
        screen.write(10_000)
      },
    ]
      + [10, 100, 1000, 10_000].map { count in
        row(
          "toggle 1 of \(count)", Screen.self, count, target: 2
        ) { screen, _ in
          screen.toggle(count / 2)
        }
      }
  }

  /// A row that does something to a list that is on the screen already.
  private static func row<Screen: ToDoScreen & SendableMetatype>(
    _ name: String, _: Screen.Type, _ count: Int, target: Double,
    _ change: @escaping @MainActor @Sendable (Screen, _ i: Int) -> Void
  ) -> Workload {
    Workload(
      "view \(name)", in: .views, target: target, length: .calibratedAlone
    ) { iterations in
      let screen = MainActor.assumeIsolated {
        let screen = Screen(count)
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
