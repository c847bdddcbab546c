// The limits of a program that runs, and the watch over them.

import Foundation

/// How far a program may go.
package struct Limits {
  /// How long it may go without a sign of life.
  var silence: Duration?
  /// How long it may run in all.
  var time: Duration?
  /// How much it may print: between two signs of life, if a file or `isSignOfLife`
  /// tells these from other output; otherwise in all.
  var megabytes = Int.max >> 20
  /// A file whose growth is the sign of life. Without it, a line that `isSignOfLife`
  /// accepts is one; without both, any line is.
  var file: URL?
  var isSignOfLife: ((Substring) -> Bool)?
  /// Options of the shell's `ulimit`.
  var resources: [String] = []
}

/// Notices when a program exceeds its limits. Time does not pass while the
/// computer sleeps.
struct LimitWatch {
  /// A run of all suites writes about one megabyte.
  private static let fileMegabytes = 32

  let limits: Limits
  private let start = SuspendingClock.now
  private var last = SuspendingClock.now
  private var size = 0
  /// How much was printed before the last sign of life.
  private var printedBefore = 0

  init(limits: Limits) { self.limits = limits }

  mutating func take(_ line: Substring, printed: Int) {
    guard limits.file == nil else { return }
    guard let isSignOfLife = limits.isSignOfLife else {
      last = .now
      return
    }
    if isSignOfLife(line) { (last, printedBefore) = (.now, printed) }
  }

  mutating func trespass(printed: Int) -> ProcessResult.Ending? {
    if let file = limits.file {
      let now = FileFacts(file.path(percentEncoded: false))?.size ?? 0
      if now != size { (size, last, printedBefore) = (now, .now, printed) }
    }
    if (printed - printedBefore) >> 20 >= limits.megabytes
      || size >> 20 >= Self.fileMegabytes
    {
      return .flood(megabytes: limits.megabytes)
    }
    if let time = limits.time, start.duration(to: .now) > time {
      return .silence(time)
    }
    if let silence = limits.silence, last.duration(to: .now) > silence {
      return .silence(silence)
    }
    return nil
  }
}
