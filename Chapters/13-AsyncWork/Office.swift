import ViewCore

// The harbour office, which stands in for a server: it answers when a run says
// so, and not a moment before.

// snippet.an-office
@MainActor
final class Office {
  var listens = true
  private var requests: [Request] = []

  func ask(_ question: String) async throws -> String {
    print("asked:", question)
    let request = Request(question, listens: listens)
    requests.append(request)
    return try await request.answer()
  }

  func answer(_ question: String, _ answer: String) {
    end(question, .success(answer))
  }

  func fail(_ question: String) {
    end(question, .failure(Closed()))
  }
}
// snippet.end

struct Closed: Error {}

extension Office {
  /// Ends the oldest request with a question.
  private func end(_ question: String, _ answer: Request.Answer) {
    let index = requests.firstIndex { $0.question == question }
    if let index { requests.remove(at: index).end(answer) }
  }
}

/// A question that waits for its answer.
@MainActor
private final class Request {
  typealias Answer = Result<String, any Error>

  let question: String
  private let listens: Bool
  private var given: Answer?
  private var waiting: CheckedContinuation<String, Error>?

  init(_ question: String, listens: Bool) {
    (self.question, self.listens) = (question, listens)
  }

  func answer() async throws -> String {
    try await withTaskExecutorPreference(
      MainQueue.shared
    ) { @MainActor in
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation {
          waiting = $0
          if let given { end(given) }
        }
      } onCancel: {
        MainActor.assumeIsolated { self.cancel() }
      }
    }
  }

  private func cancel() {
    print("cancelled:", question)
    if listens { end(.failure(CancellationError())) }
  }

  func end(_ answer: Answer) {
    given = answer
    waiting?.resume(with: answer)
    waiting = nil
  }
}
