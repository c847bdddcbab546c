import Foundation

/// Runs a closure on several threads at once.
///
/// - Returns: The sum of the closure's results.
public func onThreads(
  _ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Int
) -> Int {
  let results = Results(count)
  let finished = DispatchGroup()
  for index in 0..<count {
    finished.enter()
    Thread {
      results.set(body(index), at: index)
      finished.leave()
    }.start()
  }
  finished.wait()
  return results.sum
}

/// The results of the threads. This is unchecked, because a lock guards them.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int]

  init(_ count: Int) { values = Array(repeating: 0, count: count) }

  func set(_ value: Int, at index: Int) {
    lock.withLock { values[index] = value }
  }

  var sum: Int { lock.withLock { values.reduce(0, &+) } }
}
