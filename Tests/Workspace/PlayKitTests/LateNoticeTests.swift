import Foundation
import Synchronization
import Testing

@testable import PlayKit

@Suite struct LateNoticeTests {
  /// What is told while a closure runs, and that it ended.
  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
    let isTold = DispatchSemaphore(value: 0)

    func add(_ line: String) {
      lines.withLock { $0.append(line) }
      isTold.signal()
    }
  }

  @Test func `what lasts is told about once, and goes on`() {
    let log = Log()
    func body() -> Int {
      #expect(log.isTold.wait(timeout: .now() + 30) == .success)
      // A second notice would come by now.
      #expect(log.isTold.wait(timeout: .now() + 0.05) == .timedOut)
      return 2
    }
    #expect(run(body, ifLongerThan: .milliseconds(1)) { log.add("late") } == 2)
    #expect(log.lines.withLock { $0 } == ["late"])
  }

  @Test func `what ends in time is not told about`() {
    let log = Log()
    #expect(
      run({ 1 }, ifLongerThan: .milliseconds(200)) { log.add("late") } == 1)
    #expect(log.isTold.wait(timeout: .now() + 0.4) == .timedOut)
  }
}
