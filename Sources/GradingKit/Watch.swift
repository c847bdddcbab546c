// A learner's loop may never end, and a story may wait for what never comes. The
// grader ends such a run from outside. Under `swift test` nobody does, so a
// thread of its own watches: a blocked thread of a task cannot hold it up.

import Foundation
import Results

/// Ends a run of `swift test` in which a check never ends.
struct Watch {
  let reporter: Reporter
  var say: (String) -> Void = {
    FileHandle.standardError.write(Data("\($0)\n".utf8))
  }
  /// Seconds until the check is named, and until the run is ended.
  let patience = 10.0
  let limit = 20.0
  let step = 0.5

  /// Begins to watch over this process, unless the grader does. With `ALL`, the
  /// workspace's own tests run beside the checks, and may keep one waiting.
  static let begins: Void = {
    let environment = ProcessInfo.processInfo.environment
    guard environment[ResultsFile.variable] == nil, environment["ALL"] == nil
    else { return }
    Thread.detachNewThread {
      Watch(reporter: .shared).watch { Thread.sleep(forTimeInterval: $0) }
      exit(1)
    }
  }()

  /// Returns when a check has run for too long; it is written down as failed.
  ///
  /// Only the thread's own sleep is counted, so a debugger may stop the process
  /// for as long as it likes.
  func watch(sleep: (TimeInterval) -> Void) {
    var (running, seconds) = (nil as RunEvent?, 0.0)
    while seconds < limit {
      sleep(step)
      let latest = reporter.running
      seconds = latest != nil && latest == running ? seconds + step : 0
      running = latest
      if seconds == patience, let running {
        say("\(running.name): it has run for \(Int(patience)) seconds")
      }
    }
    guard var end = running else { return }
    end.kind = .failed
    end.message = """
      this didn't end within \(Int(limit)) seconds; something in it loops or \
      waits forever
      """
    reporter.write(end)
    say("\(end.name): \(end.message). The run ends here")
  }
}

extension Reporter {
  /// The latest event of the check or scene that is running; nil if none is.
  fileprivate var running: RunEvent? {
    latest.flatMap {
      [.began, .failed, .waiting].contains($0.kind) ? $0 : nil
    }
  }
}
