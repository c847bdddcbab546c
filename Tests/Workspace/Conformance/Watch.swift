// What trackings and observations that choose their events write down.

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))

  #if TOOLCHAIN
    import Observation
  #else
    import ObservationCore
  #endif

  extension ObservationTracking.Event {
    var name: String {
      switch kind {
      case .initial: "initial"
      case .willSet: "willSet"
      case .didSet: "didSet"
      case .deinit: "deinit"
      default: "another"
      }
    }
  }

  extension Log {
    /// Tracks what a closure reads; logs each event, and what is said of it.
    func track<Value>(
      _ options: ObservationTracking.Options, _ read: () -> Value,
      saying: @escaping () -> String = { "" }
    ) {
      nonisolated(unsafe) let saying = saying
      _ = withObservationTracking(options: options, read) { event in
        let said = saying()
        self.add(said == "" ? event.name : "\(event.name) \(said)")
      }
    }
  }

  /// A continuous observation of the main actor, whose runs can be awaited,
  /// and whose end, too.
  @MainActor final class Watch {
    private(set) var runs: [String] = []
    private var token: ObservationTracking.Token?
    private let freed = Freed()
    private var whoWaits: CheckedContinuation<Void, Never>?

    /// Begins to observe what a closure reads. A run is written down as the
    /// kind of its event, the value, and the property of a store.
    func begin(
      _ options: ObservationTracking.Options,
      _ read: @escaping @MainActor () -> Int
    ) {
      token = withContinuousObservation(options: options) {
        [sentinel = freed.sentinel()] event in
        let property =
          event.matches(\Store.a) ? " a" : event.matches(\Store.b) ? " b" : ""
        self.add("\(event.name) \(read())\(property)")
        withExtendedLifetime(sentinel) {}
      }
    }

    func add(_ run: String) {
      runs.append(run)
      whoWaits?.resume()
      whoWaits = nil
    }

    /// Returns when there have been so many runs.
    func runs(_ count: Int) async {
      while runs.count < count {
        await withCheckedContinuation { whoWaits = $0 }
      }
    }

    /// Cancels the token.
    func cancel() { token.take()?.cancel() }

    /// Drops the token, and returns when there can be no further run.
    func end() async {
      token = nil
      await freed.all()
    }
  }

  /// Finds out when all of its sentinels have been freed.
  struct Freed: Sendable {
    private let deaths = AsyncStream.makeStream(of: Never.self)

    func sentinel() -> Sentinel { Sentinel(of: deaths.continuation) }

    func all() async { for await _ in deaths.stream {} }
  }

  /// An object that ends a stream when it is freed.
  final class Sentinel: Sendable {
    private let stream: AsyncStream<Never>.Continuation

    init(of stream: AsyncStream<Never>.Continuation) { self.stream = stream }
    deinit { stream.finish() }
  }

#endif
