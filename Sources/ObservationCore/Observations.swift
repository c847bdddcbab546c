// The values of a closure over time, as an asynchronous sequence.
//
// Each step is one tracking: the closure runs on the actor it was written on,
// and its value is an element. The next step waits until a property that the
// closure read is about to change, or an object that it read was deallocated.
// By the time the actor is free to run the closure again, all the changes made
// in that turn are done: together they're one transaction, and yield one
// element.

import Synchronization

/// An asynchronous sequence of a closure's values, now and after changes.
///
///     @MainActor func show(_ store: Store) async {
///       for await name in Observations({ store.name }) {
///         print(name)                     // Ann
///       }                                 // Cleo
///     }
///     store.name = "Bea"                  // on the main actor:
///     store.name = "Cleo"                 // one turn, one element
///
/// The closure keeps the isolation of the place where it's written. Change the
/// objects on the same actor; then an element never mixes old and new values.
/// If code elsewhere makes a change, the closure may run in the middle of it:
/// the element is the old value, and the iteration isn't notified of the new
/// one. A change that starts while the closure runs, after the read, isn't
/// lost: the closure runs again. There is no buffer: a consumer slower than the
/// changes skips some.
///
/// Each iterator, and each copy of an iterator, runs the closure and waits
/// independently. It starts with the current value and yields it once. (The
/// toolchain's iterators of a sequence share one mark for "has changed", so one
/// may miss a change that another consumed.)
///
/// The deallocation of an object that the closure read is a change, too, as in
/// Swift 6.4: a closure that reads it through a weak reference then yields
/// what's left.
///
/// An iteration that is cancelled or dropped leaves its last tracking behind,
/// without the closure, until the next change or until the objects are freed.
///
/// - Source: SE-0475, with the names that were shipped; for deaths,
///   swiftlang/swift #86719.
public struct Observations<Element: Sendable, Failure: Error>: AsyncSequence,
  Sendable
{
  /// A result of a closure that may end the sequence.
  public enum Iteration: Sendable {
    case next(Element)
    case finish
  }

  private let isolation: (any Actor)?
  private let emit: @Sendable () throws(Failure) -> Iteration  // on isolation

  /// Creates a sequence that continues until the closure throws.
  ///
  /// - Parameter emit: Yields an element. If it throws, the iteration that
  ///   called it ends.
  public init(
    // The standard library uses the underscored attribute for this, too: only
    // it gives a passed closure the isolation of its context.
    @_inheritActorContext
    _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element
  ) {
    let step = IsolatedClosure(run: emit).assumingIsolated
    self.init(on: emit.isolation) { () throws(Failure) in .next(try step()) }
  }

  /// Creates a sequence that continues until the closure yields `.finish`.
  ///
  ///     let names = Observations<String, Never>.untilFinished {
  ///       store.isOpen ? .next(store.name) : .finish
  ///     }
  public static func untilFinished(
    @_inheritActorContext
    _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Iteration
  ) -> Observations<Element, Failure> {
    Self(
      on: emit.isolation, emit: IsolatedClosure(run: emit).assumingIsolated)
  }

  private init(
    on isolation: (any Actor)?,
    emit: @escaping @Sendable () throws(Failure) -> Iteration
  ) {
    self.isolation = isolation
    self.emit = emit
  }

  public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
}

extension Observations {
  /// One iteration, with a tracking of its own.
  public struct Iterator: AsyncIteratorProtocol {
    private var sequence: Observations?  // nil when the iteration has ended
    private var change: FirstChange?  // of the last element; nil before it

    fileprivate init(sequence: Observations) { self.sequence = sequence }

    /// Returns the current value, and from then on the value after a change.
    ///
    /// - Returns: The next element; nil when the closure has finished, after
    ///   an error, and when the task is cancelled. It stays nil then.
    /// - Timing: Returns immediately if something that the last element's
    ///   closure read has already changed; otherwise waits for a change. If the
    ///   closure is on the caller's actor, it gives up the actor only to wait.
    public mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      guard let sequence else { return nil }
      await change?.hasBegun()
      let change = FirstChange()
      self.change = change
      self.sequence = nil  // unless there is an element
      guard !Task.isCancelled else { return nil }
      let step = try await sequence.evaluate(
        on: sequence.isolation, beforeChange: change)
      guard case .next(let element) = step else { return nil }
      self.sequence = sequence
      return element
    }
  }

  /// Runs the closure on its actor and tracks what it reads.
  private func evaluate(
    on isolation: isolated (any Actor)?, beforeChange change: FirstChange
  ) throws(Failure) -> Iteration {
    try tracking([.willSet, .deinit], emit) { change.begin() }
  }
}

/// A closure that carries its isolation along.
///
/// Such a closure can only be awaited, and a tracking can't await. Code that's
/// already on its actor could call it synchronously, but the language has no
/// way to say that. A closure has the same layout with and without an isolation
/// in its type, so a cast removes the isolation. The structure keeps the
/// compiler from putting an adapter around the closure, which would have a
/// different layout.
private struct IsolatedClosure<Output, Failure: Error> {
  let run: @isolated(any) @Sendable () throws(Failure) -> Output

  /// The closure, to be called on its own actor and nowhere else.
  var assumingIsolated: @Sendable () throws(Failure) -> Output {
    unsafeBitCast(self, to: (@Sendable () throws(Failure) -> Output).self)
  }
}

/// The first change of anything that one element's closure read.
private final class FirstChange: Sendable {
  private struct State {
    var hasBegun = false
    /// The iterations that wait, by number. An iterator is a structure: each of
    /// its copies may wait for the change after the shared element.
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Wakes the iterations, now or when they start to wait.
  ///
  /// A tracking may call this more than once.
  func begin() {
    let waiting = state.withLock { state in
      defer { state.waiting = [:] }
      state.hasBegun = true
      return state.waiting
    }
    for iteration in waiting.values { iteration.resume() }
  }

  /// Returns when the change has started, or the task is cancelled.
  ///
  /// The caller leaves its actor only to wait. Without `isolation`, this would
  /// run elsewhere, and so leave the actor each time.
  func hasBegun(isolation: isolated (any Actor)? = #isolation) async {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { iteration in
        let hasBegun = state.withLock { state in
          if !state.hasBegun { state.waiting[number] = iteration }
          return state.hasBegun
        }
        if hasBegun { iteration.resume() }
        // The handler may have run before there was an iteration to wake.
        if Task.isCancelled { stopWaiting(number) }
      }
    } onCancel: {
      stopWaiting(number)
    }
  }

  /// Wakes one iteration, whose task is cancelled.
  private func stopWaiting(_ number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
  }
}
