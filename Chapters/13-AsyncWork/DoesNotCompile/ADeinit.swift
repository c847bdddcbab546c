import ViewCore

// snippet.a-deinit
@MainActor
@Observable
final class Clock {
  private var work: Task<Void, Never>?

  deinit { work?.cancel() }
}
// snippet.end
