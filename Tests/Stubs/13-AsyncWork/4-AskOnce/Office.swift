import ViewCore

// The harbour office, which stands in for a server: it answers when a test says
// so. It's finished.

@MainActor
final class Office {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private typealias Continuation = CheckedContinuation<[String], any Error>

  /// The piers of all requests, the oldest first.
  private(set) var asked: [String] = []
  private var requests: [(number: Int, pier: String, wait: Continuation)] = []

  /// The piers of the requests that aren't answered yet, the oldest first.
  var open: [String] { requests.map(\.pier) }

  /// Asks when ferries leave from a pier, and waits for the answer. If the task
  /// is cancelled, the office drops the request.
  ///
  /// - Throws: A `Failure`, whose text is the reason, or a `CancellationError`.
  func departures(from pier: String) async throws -> [String] {
    try Task.checkCancellation()
    asked.append(pier)
    let number = asked.count
    // On the main queue, requests go on in the order in which they're answered.
    return try await withTaskExecutorPreference(MainQueue.shared) {
      @MainActor in
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation {
          requests.append((number, pier, $0))
        }
      } onCancel: {
        Task { @MainActor in cancel(number) }
      }
    }
  }

  /// Answers an open request, by default the oldest.
  func answer(_ times: [String], at index: Int = 0) {
    end(index, .success(times))
  }

  /// Lets an open request fail, by default the oldest.
  func fail(_ reason: String, at index: Int = 0) {
    end(index, .failure(Failure(description: reason)))
  }

  private func cancel(_ number: Int) {
    let index = requests.firstIndex { $0.number == number }
    if let index { end(index, .failure(CancellationError())) }
  }

  private func end(_ index: Int, _ answer: Result<[String], any Error>) {
    guard requests.indices.contains(index) else { return }
    requests.remove(at: index).wait.resume(with: answer)
  }
}
