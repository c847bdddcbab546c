// Continuous observations that many tasks begin, call back and cancel.

import ObservationCore
import Synchronization
import Testing

// A test that waits for a run that never comes fails, and does not hang.
@Suite(.timeLimit(.minutes(10)))
struct ContinuousTests {
  // An observation of each kind, of a property that tasks change all the time.
  // The stream ends when the last closure has been freed.
  @Test func `observations come and go while others change`() async {
    let signal = Signal()
    let closures = AsyncStream.makeStream(of: Never.self)
    let runs = Atomic(0)
    await withTaskGroup(of: Void.self) { group in
      let held = Held(closures.continuation)
      for _ in 0..<4 {
        group.addTask {
          for round in 0..<200 {
            let token = withContinuousObservation(
              options: round % 2 == 0 ? .willSet : [.didSet, .deinit]
            ) { [held] event in
              signal.read()
              runs.add(1, ordering: .relaxed)
              if round % 3 == 0 { event.cancel() }
              withExtendedLifetime(held) {}
            }
            signal.change()
            await Task.yield()
            token.cancel()
            signal.change()
          }
        }
      }
    }
    for await _ in closures.stream {}
    let before = runs.load(ordering: .relaxed)
    signal.change()
    #expect(runs.load(ordering: .relaxed) == before)
  }
}

/// An object that ends a stream when it is freed.
private final class Held: Sendable {
  private let stream: AsyncStream<Never>.Continuation

  init(_ stream: AsyncStream<Never>.Continuation) { self.stream = stream }
  deinit { stream.finish() }
}
