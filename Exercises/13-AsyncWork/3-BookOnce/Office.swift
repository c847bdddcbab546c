import ViewCore

// The harbour office, which stands in for a server: it answers when a test says
// so. It's finished.

@MainActor
final class Office {
  struct Refusal: Error {}

  private typealias Continuation = CheckedContinuation<Void, any Error>

  /// The ferries of all requests, the oldest first.
  private(set) var asked: [String] = []
  private var requests: [(number: Int, ferry: String, wait: Continuation)] = []

  /// The ferries of the requests that aren't answered yet, the oldest first.
  var open: [String] { requests.map(\.ferry) }

  /// Asks for a seat on a ferry, and waits for the answer. If the task is
  /// cancelled, the office drops the request.
  ///
  /// - Throws: A `Refusal`, or a `CancellationError`.
  func book(_ ferry: String) async throws {
    try Task.checkCancellation()
    asked.append(ferry)
    let number = asked.count
    // On the main queue, requests go on in the order in which they're answered.
    try await withTaskExecutorPreference(MainQueue.shared) {
      @MainActor in
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation {
          requests.append((number, ferry, $0))
        }
      } onCancel: {
        Task { @MainActor in cancel(number) }
      }
    }
  }

  /// Answers the oldest open request: the passenger has a seat.
  func confirm() { end(0, .success(())) }

  /// Answers the oldest open request: the passenger gets no seat.
  func refuse() { end(0, .failure(Refusal())) }

  private func cancel(_ number: Int) {
    let index = requests.firstIndex { $0.number == number }
    if let index { end(index, .failure(CancellationError())) }
  }

  private func end(_ index: Int, _ answer: Result<Void, any Error>) {
    guard requests.indices.contains(index) else { return }
    requests.remove(at: index).wait.resume(with: answer)
  }
}
