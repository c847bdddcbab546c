// A learner's loop might never end, and a story might wait for something that
// never comes. The grader ends such a run from outside, but under `swift test`
// there is no grader. So a separate thread watches, which isn't held up even if
// the threads of all tasks are blocked.

import Foundation
import Results

/// Ends a run of `swift test` in which a check never ends.
struct Watch {
  let reporter: Reporter
  var say: (String) -> Void = {
    FileHandle.standardError.write(Data("\($0)\n".utf8))
  }
  /// The seconds after which the check is named, and those after which the run
  /// is ended.
  let patience = 10.0
  let limit = 20.0
  let step = 0.5

  /// Begins to watch over this process, unless the grader does so already. With
  /// `ALL`, nothing is watched, because the workspace's own tests run beside
  /// the checks and might keep one waiting.
  static let begins: Void = {
    let environment = ProcessInfo.processInfo.environment
    guard environment[ResultsFile.variable] == nil, environment["ALL"] == nil
    else { return }
    Thread.detachNewThread {
      Watch(reporter: .shared).watch { Thread.sleep(forTimeInterval: $0) }
      exit(1)
    }
  }()

  /// Returns when a check has run for too long, after writing it down as
  /// failed.
  ///
  /// Only the time that this thread itself sleeps is counted, so you can stop
  /// the process in a debugger for as long as you like.
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
  /// The latest event of the check or scene that is running; nil if none is
  /// running.
  fileprivate var running: RunEvent? {
    latest.flatMap {
      [.began, .failed, .waiting].contains($0.kind) ? $0 : nil
    }
  }
}
