// A notice for somebody who waits for a line that takes long.

@preconcurrency import Foundation

/// Runs a closure. If it has not ended in time, calls another one once, on
/// another thread, while the first goes on.
func run<Result>(
  _ body: () throws -> Result, ifLongerThan time: DispatchTimeInterval,
  _ tell: @escaping @Sendable () -> Void
) rethrows -> Result {
  let notice = DispatchWorkItem(block: tell)
  DispatchQueue.global().asyncAfter(
    deadline: .now() + time, execute: notice)
  defer { notice.cancel() }
  return try body()
}
