// What the checks do with a saver, and what they say of it.

@testable import SaveOnChange

/// Where a saver saves to.
final class Disk {
  var saves: [[String]] = []
}

/// Holds a saver until a check lets it go.
final class Holder {
  var saver: Saver?
}

extension SaveOnChangeTests {
  func start() {
    let disk = disk
    holder.saver = Saver(list, on: agenda) { disk.saves.append($0) }
  }

  /// What is left of a saver that was made, saw some work, and was let go.
  func traceOfSaver(_ work: () -> Void) -> Saver? {
    start()
    weak var trace: Saver?
    trace = holder.saver
    work()
    holder.saver = nil
    return trace
  }

  /// The times at which the agenda has something to do. It does not tell, so
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
