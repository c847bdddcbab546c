// How an observation ends: by its token, or by an event. See ContinuousTests.

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))

  import Testing

  #if TOOLCHAIN
    import Observation
  #else
    import ObservationCore
  #endif

  extension ContinuousTests {
    @Test func `a token that is dropped at once leaves no run`() async {
      watch.begin(.willSet) { [store] in store.a }
      await watch.end()
      #expect(watch.runs == [])
    }

    @Test func `the underscore drops the token`() async {
      let (store, watch, freed) = (store, watch, Freed())
      _ = withContinuousObservation(options: .willSet) {
        [sentinel = freed.sentinel()] event in
        watch.add("\(event.name) \(store.a)")
        withExtendedLifetime(sentinel) {}
      }
      await freed.all()
      #expect(watch.runs == [])
    }

    @Test func `a token that is cancelled is the end`() async {
      watch.begin(.willSet) { [store] in store.a }
      await watch.runs(1)
      watch.cancel()
      store.a = 11
      await watch.end()
      #expect(watch.runs == ["initial 10"])
    }

    @Test func `a change before cancel in one turn: one more run`() async {
      watch.begin(.willSet) { [store] in store.a }
      await watch.runs(1)
      store.a = 11
      watch.cancel()
      store.a = 12
      await watch.end()
      #expect(watch.runs == ["initial 10", "willSet 12 a"])
    }

    @Test func `cancel of an event makes its run the last`() async {
      let (store, watch, freed) = (store, watch, Freed())
      let token = withContinuousObservation(options: .willSet) {
        [sentinel = freed.sentinel()] event in
        watch.add("\(event.name) \(store.a)")
        if store.a > 10 { event.cancel() }
        withExtendedLifetime(sentinel) {}
      }
      await watch.runs(1)
      store.a = 11
      await watch.runs(2)
      store.a = 12
      await freed.all()
      #expect(watch.runs == ["initial 10", "willSet 11"])
      token.cancel()
    }
  }

#endif
