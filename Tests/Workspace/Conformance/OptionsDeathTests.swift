// Trackings that ask for deinit events, and the types of SE-0506. See
// OptionsTests.

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))

  import Testing

  #if TOOLCHAIN
    import Observation
  #else
    import ObservationCore
  #endif

  // MARK: - Objects that are freed

  extension OptionsTests {
    @Test func `onChange is called when an object is freed`() {
      let pointer = Pointer()
      do {
        let dying = Store()
        pointer.target = dying
        nonisolated(unsafe) let pointer = pointer
        withObservationTracking(options: .deinit) {
          _ = dying.a + dying.b
        } onChange: { [log] event in
          let isNil = pointer.target == nil
          log.add("\(event.name) \(isNil) \(event.matches(\Store.a))")
        }
        dying.a = 11
      }
      #expect(log.all == ["deinit true false"])
    }

    @Test func `onChange is called once for each object that is freed`() {
      do {
        let dying = [Store(), Store(), Store()]
        log.track([.deinit]) { dying.map(\.a) + dying.map(\.b) }
      }
      #expect(log.all == ["deinit", "deinit", "deinit"])
    }

    @Test func `freeing one object doesn't end the tracking of the others`() {
      do {
        let dying = Store()
        log.track([.willSet, .didSet, .deinit]) { dying.a + store.a }
      }
      store.a = 11
      store.a = 12
      #expect(log.all == ["deinit", "willSet", "didSet"])
    }

    @Test func `a change ends the tracking, even of freed objects`() {
      do {
        let dying = Store()
        log.track([.willSet, .deinit]) { dying.a + store.a }
        store.a = 11
      }
      #expect(log.all == ["willSet"])
    }

    @Test func `without deinit, freeing an object doesn't call onChange`() {
      do {
        let dying = Store()
        log.track([.willSet, .didSet]) { dying.a }
      }
      #expect(log.all == [])
    }

    @Test func `freeing on another thread during apply notifies after it`() {
      let owner = SignalOwner()
      log.track([.willSet, .didSet, .deinit]) {
        _ = owner.signal?.value
        onAnotherThread { owner.signal = nil }
        log.add("applied")
      }
      #expect(log.all == ["applied", "deinit"])
    }

    @Test func `without deinit, freeing during apply doesn't call onChange`() {
      let owner = SignalOwner()
      log.track([.willSet, .didSet]) {
        _ = owner.signal?.value
        onAnotherThread { owner.signal = nil }
      }
      #expect(log.all == [])
    }

    @Test func `each tracking of a freed object calls onChange`() {
      do {
        let dying = Store()
        log.track([.deinit]) {
          dying.a
        } saying: {
          "first"
        }
        log.track([.deinit]) {
          dying.b
        } saying: {
          "second"
        }
      }
      #expect(log.sorted == ["deinit first", "deinit second"])
    }
  }

  // MARK: - The types

  extension OptionsTests {
    @Test func `options are a set`() {
      var options: ObservationTracking.Options = [.willSet, .deinit]
      #expect(options.contains(.willSet))
      #expect(!options.contains(.didSet))
      #expect(!options.contains([.willSet, .didSet]))
      #expect(options.union(.didSet) == [.willSet, .didSet, .deinit])
      #expect(options.intersection([.didSet, .deinit]) == .deinit)
      #expect(
        options.symmetricDifference([.didSet, .deinit]) == [
          .willSet, .didSet,
        ])
      #expect(options.insert(.didSet) == (true, .didSet))
      #expect(options.insert(.didSet) == (false, .didSet))
      #expect(options.update(with: .didSet) == .didSet)
      #expect(options.remove(.willSet) == .willSet)
      #expect(options.remove(.willSet) == nil)
      #expect(options == [.didSet, .deinit])
      #expect(options.subtracting(.deinit) == .didSet)
      #expect(ObservationTracking.Options().isEmpty)
    }

    @Test func `a kind is no enumeration`() {
      func name(_ kind: ObservationTracking.Event.Kind) -> String {
        switch kind {
        case .initial: "initial"
        case .willSet: "willSet"
        case .didSet: "didSet"
        case .deinit: "deinit"
        default: "another"  // without it the switch does not compile
        }
      }
      #expect(name(.deinit) == "deinit")
      #expect(ObservationTracking.Event.Kind.willSet != .didSet)
    }
  }

#endif
