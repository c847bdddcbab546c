// Helpers of the checks, and parts of their messages.

@testable import SaveOnChange

/// Where a saver saves to.
final class Disk {
  var saves: [[String]] = []
}

/// Keeps a saver until a check releases it.
@MainActor
final class Holder {
  var saver: Saver?
}

extension SaveOnChangeTests {
  func start() {
    let disk = disk
    holder.saver = Saver(list, on: agenda) { disk.saves.append($0) }
  }

  /// The saver that was created and released after some work, if it's still
  /// alive.
  func traceOfSaver(_ work: () -> Void) -> Saver? {
    start()
    weak var trace: Saver?
    trace = holder.saver
    work()
    holder.saver = nil
    return trace
  }

  /// As many values as there are pieces of work on the agenda.
  var work: [Int] { Array(repeating: 0, count: agenda.count) }

  var saved: String {
    disk.saves.isEmpty
      ? "nothing was saved"
      : "the saver saved "
        + disk.saves.map { $0.joined(separator: ", ") }
        .joined(separator: "; then ")
  }
}
