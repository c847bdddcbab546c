import Foundation
import Synchronization
import Testing

@testable import GradingKit

@Suite struct AsyncLockTests {
  @Test func `one task has the lock at a time`() async {
    let lock = AsyncLock()
    let log = Mutex<(inside: Int, most: Int, all: Int)>((0, 0, 0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          await lock.acquire()
          log.withLock {
            $0.inside += 1
            $0.most = max($0.most, $0.inside)
          }
          await Task.yield()
          log.withLock {
            $0.inside -= 1
            $0.all += 1
          }
          lock.release()
        }
      }
    }
    let end = log.withLock { $0 }
    #expect(end == (inside: 0, most: 1, all: 200))
  }
}

/// Checks that would disturb one another: each sees what it alone has done.
@Suite(
  ExerciseTrait(
    exercise: Exercise(environment: ["STRICT": "1"]),
    condition: .enabled(if: true),
    reporter: Reporter(
      file: FileManager.default.temporaryDirectory.appending(
        path: "reporter-\(UUID().uuidString)")), begin: {}))
struct OneAtATimeTests {
  private static let shared = Mutex(0)

  @Test(arguments: 0..<50)
  func `a check is alone while it runs`(number: Int) async {
    Self.shared.withLock { $0 = number }
    await Task.yield()
    #expect(Self.shared.withLock { $0 } == number)
  }
}
