// Helpers of the checks, and parts of their messages.

@testable import SaveOnChange

/// Where a saver saves to.
final class Disk {
  var saves: [[String]] = []
}

/// Keeps a saver until a check releases it.
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

  /// The times at which the agenda has something to do. They're private, so
  /// this looks inside.
  var work: [String] {
    Mirror(reflecting: agenda).children
      .filter { $0.label == "entries" }
      .flatMap { Mirror(reflecting: $0.value).children.map { "\($0.value)" } }
  }

  var saved: String {
    disk.saves.isEmpty
      ? "nothing was saved"
      : "saved was "
        + disk.saves.map { $0.joined(separator: ", ") }
        .joined(separator: "; then ")
  }
}
