// Observations that go on: SE-0506, in the toolchain since Swift 6.4. See
// OptionsTests for where its own is asked.
//
// Nothing here waits for time to pass. If a run has to come, the test awaits it;
// if none may come, the test knows so as soon as the closure has been freed.

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))

  import Testing

  #if TOOLCHAIN
    import Observation
  #else
    import ObservationCore
  #endif

  // A test that waits for a run that never comes fails, and does not hang.
  @MainActor @Suite(.timeLimit(.minutes(10)))
  struct ContinuousTests {
    let store = Store()
    let watch = Watch()

    @Test func `the first run is scheduled, and is initial`() async {
      watch.begin(.willSet) { [store] in store.a }
      #expect(watch.runs == [])
      await watch.runs(1)
      await watch.end()
      #expect(watch.runs == ["initial 10"])
    }

    @Test func `the first run sees changes that were made before it`()
      async
    {
      watch.begin(.willSet) { [store] in store.a }
      store.a = 11
      await watch.runs(1)
      await watch.end()
      #expect(watch.runs == ["initial 11"])
    }

    @Test(
      arguments: [
        ([.willSet], "willSet"), ([.didSet], "didSet"),
        ([.willSet, .didSet], "didSet"),
      ] as [(ObservationTracking.Options, String)])
    func `a run is later, and reads new values`(
      options: ObservationTracking.Options, kind: String
    ) async {
      watch.begin(options) { [store] in store.a }
      await watch.runs(1)
      store.a = 11
      #expect(watch.runs == ["initial 10"])
      await watch.runs(2)
      store.a = 12
      await watch.runs(3)
      await watch.end()
      #expect(watch.runs == ["initial 10", "\(kind) 11 a", "\(kind) 12 a"])
    }

    @Test func `a change by another thread during a run causes another`() async
    {
      let signal = Signal()
      watch.begin([.willSet]) {
        let value = signal.value
        if value < 12 { onAnotherThread { signal.value = value + 1 } }
        return value
      }
      await watch.runs(3)
      await watch.end()
      #expect(watch.runs == ["initial 10", "willSet 11", "willSet 12"])
    }

    @Test func `freeing on another thread during a run causes another`() async {
      let owner = SignalOwner()
      watch.begin([.willSet, .deinit]) {
        let value = owner.signal?.value ?? 0
        if value == 10 { onAnotherThread { owner.signal = nil } }
        return value
      }
      await watch.runs(2)
      await watch.end()
      #expect(watch.runs == ["initial 10", "deinit 0"])
    }

    @Test func `each run tracks anew`() async {
      watch.begin(.willSet) { [store] in
        store.c == 30 ? store.a : store.b
      }
      await watch.runs(1)
      store.c = 31
      await watch.runs(2)
      store.a = 11
      store.b = 21
      await watch.runs(3)
      await watch.end()
      #expect(watch.runs == ["initial 10", "willSet 20", "willSet 21 b"])
    }

    @Test(arguments: [.willSet, .didSet] as [ObservationTracking.Options])
    func `the changes of one turn cause one run, for the first`(
      options: ObservationTracking.Options
    ) async {
      watch.begin(options) { [store] in store.a + store.b }
      await watch.runs(1)
      store.b = 21
      store.a = 11
      store.b = 22
      await watch.runs(2)
      await watch.end()
      #expect(watch.runs.count == 2)
      #expect(watch.runs.last?.hasSuffix("33 b") == true)
    }

    @Test func `setting an equal value causes no run`() async {
      watch.begin([.willSet, .didSet]) { [store] in store.a }
      await watch.runs(1)
      store.a = 10
      await watch.end()
      #expect(watch.runs == ["initial 10"])
    }

    @Test func `a change that the closure makes causes no run`() async {
      watch.begin([.willSet, .didSet]) { [store] in
        store.a += 1
        return store.a
      }
      await watch.runs(1)
      store.a = 20
      await watch.runs(2)
      await watch.end()
      #expect(watch.runs == ["initial 11", "didSet 21 a"])
    }

    @Test func `a first run that reads nothing is the last`() async {
      var isReading = false
      watch.begin(.willSet) { [store] in isReading ? store.a : 0 }
      await watch.runs(1)
      isReading = true
      store.a = 11
      await watch.end()
      #expect(watch.runs == ["initial 0"])
    }

    @Test func `without options the first run is the only one`() async {
      watch.begin([]) { [store] in store.a }
      await watch.runs(1)
      store.a = 11
      await watch.end()
      #expect(watch.runs == ["initial 10"])
    }

    @Test(arguments: [.willSet, .didSet] as [ObservationTracking.Options])
    func `with deinit, freeing an object causes a run`(
      other: ObservationTracking.Options
    ) async {
      let pointer = Pointer()
      var dying: Store? = Store()
      pointer.target = dying
      watch.begin(other.union(.deinit)) { pointer.target?.a ?? 0 }
      await watch.runs(1)
      dying = nil
      await watch.runs(2)
      await watch.end()
      #expect(dying == nil)
      #expect(watch.runs == ["initial 10", "deinit 0"])
    }

    @Test func `without deinit, freeing an object causes no run`() async {
      let pointer = Pointer()
      var dying: Store? = Store()
      pointer.target = dying
      watch.begin([.willSet, .didSet]) { pointer.target?.a ?? 0 }
      await watch.runs(1)
      dying = nil
      await watch.end()
      #expect(dying == nil)
      #expect(watch.runs == ["initial 10"])
    }

    @Test func `after one object is freed, the others are observed`() async {
      let pointer = Pointer()
      var dying: Store? = Store()
      pointer.target = dying
      watch.begin([.willSet, .deinit]) { [store] in
        store.a + (pointer.target?.a ?? 0)
      }
      await watch.runs(1)
      dying = nil
      await watch.runs(2)
      store.a = 11
      await watch.runs(3)
      await watch.end()
      #expect(dying == nil)
      #expect(watch.runs == ["initial 20", "deinit 10", "willSet 11 a"])
    }

    @Test func `runs are on the closure's actor`() async {
      let home = Home()
      await home.begin()
      await home.change(to: 11)
      #expect(await home.values(until: 11) == [10, 11])
      await home.end()
    }

    @Test func `a change from elsewhere causes a run, too`() async {
      let account = Crossing()
      let (watch, freed) = (watch, Freed())
      let token = withContinuousObservation(options: .didSet) {
        [sentinel = freed.sentinel()] event in
        watch.add("\(event.name) \(account.name)")
        withExtendedLifetime(sentinel) {}
      }
      await watch.runs(1)
      await Task.detached { account.name = "Bea" }.value
      await watch.runs(2)
      token.cancel()
      await freed.all()
      #expect(watch.runs == ["initial Ann", "didSet Bea"])
    }
  }

  /// An actor with its own observation.
  private actor Home {
    private let store = Store()
    private var token: ObservationTracking.Token?
    private let freed = Freed()
    private var values: [Int] = []
    private var whoWaits: CheckedContinuation<Void, Never>?

    func begin() {
      token = withContinuousObservation(options: .willSet) {
        [sentinel = freed.sentinel()] _ in
        self.preconditionIsolated()
        self.add(self.store.a)
        withExtendedLifetime(sentinel) {}
      }
    }

    private func add(_ value: Int) {
      values.append(value)
      whoWaits?.resume()
      whoWaits = nil
    }

    /// Changes the object after the first run.
    func change(to value: Int) async {
      _ = await values(until: 10)
      store.a = value
    }

    func values(until value: Int) async -> [Int] {
      while !values.contains(value) {
        await withCheckedContinuation { whoWaits = $0 }
      }
      return values
    }

    func end() async {
      token = nil
      await freed.all()
    }
  }

#endif
