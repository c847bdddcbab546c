// How a program has ended, and what it printed.

/// A program that has ended.
package struct ProcessResult {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It gave no sign of life for too long, or ran for too long.
    case silence(Duration)
    /// It printed more than it may.
    case flood(megabytes: Int)
  }

  let ending: Ending
  /// Its output, errors included. Of a long output it is the head and the tail.
  package let output: String

  package var succeeded: Bool { ending == .exit(0) }
}

extension ProcessResult.Ending {
  init(_ ending: ProcessGroup.ExitStatus) {
    switch ending {
    case .exit(let code): self = .exit(code)
    case .signal(let number): self = .signal(number)
    }
  }
}
