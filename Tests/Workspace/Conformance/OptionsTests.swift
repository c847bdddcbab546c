// Trackings that choose their events: SE-0506, in the toolchain since Swift
// 6.4. The toolchain of 6.3 has none of it, and on Apple systems it is there
// from version 27 on, so its own is asked on other systems only.

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))

  import class Foundation.Thread
  import Testing

  #if TOOLCHAIN
    import Observation
  #else
    import ObservationCore
  #endif

  @Suite struct OptionsTests {
    let store = Store()
    let log = Log()

    @Test func `willSet is called before the change, and ends the tracking`() {
      log.track([.willSet]) {
        store.a
      } saying: { [store] in
        "\(store.a)"
      }
      store.a = 11
      log.add("now \(store.a)")
      store.a = 12
      #expect(log.all == ["willSet 10", "now 11"])
    }

    @Test func `didSet is called after the change, and ends the tracking`() {
      log.track([.didSet]) {
        store.a
      } saying: { [store] in
        "\(store.a)"
      }
      store.a = 11
      log.add("now \(store.a)")
      store.a = 12
      #expect(log.all == ["didSet 11", "now 11"])
    }

    @Test func `with both, one change is two events and the end`() {
      log.track([.willSet, .didSet]) {
        store.a + store.b
      } saying: { [store] in
        "\(store.a)"
      }
      store.a = 11
      store.a = 12
      store.b = 21
      #expect(log.all == ["willSet 10", "didSet 11"])
    }

    @Test(
      arguments: [
        ([.willSet], ["willSet 11", "willSet 11"]),
        ([.didSet], ["didSet 11", "didSet 12"]),
      ] as [(ObservationTracking.Options, [String])])
    func `a change by another thread during apply comes after it`(
      options: ObservationTracking.Options, events: [String]
    ) {
      let signal = Signal()
      log.track(options) {
        _ = signal.value
        onAnotherThread { signal.value = 11 }
        log.add("applied")
      } saying: {
        "\(signal.value)"
      }
      #expect(log.all == ["applied", events[0]])
      // The tracking still waits: its first change since then is its last.
      signal.value = 12
      signal.value = 13
      #expect(log.all == ["applied"] + events)
    }

    @Test func `cancel at a change during apply leaves the tracking`() {
      let signal = Signal()
      withObservationTracking(options: .willSet) {
        _ = signal.value
        onAnotherThread { signal.value = 11 }
      } onChange: { [log] event in
        log.add(event.name)
        event.cancel()
      }
      signal.value = 12
      signal.value = 13
      #expect(log.all == ["willSet", "willSet"])
    }

    @Test func `apply's own change calls nothing back`() {
      log.track([.willSet, .didSet]) {
        _ = store.a
        store.a = 11
      }
      #expect(log.all == [])
    }

    @Test func `a change in place notifies observers like any other`() {
      log.track([.willSet, .didSet]) {
        store.list
      } saying: { [store] in
        "\(store.list.count)"
      }
      store.list.append(4)
      #expect(log.all == ["willSet 3", "didSet 4"])
    }

    @Test func `cancel in willSet keeps didSet away`() {
      withObservationTracking(options: [.willSet, .didSet]) {
        _ = store.a
      } onChange: { [log] event in
        log.add(event.name)
        event.cancel()
      }
      store.a = 11
      store.a = 12
      #expect(log.all == ["willSet"])
    }

    @Test func `onChange runs on the thread that makes the change`() {
      withObservationTracking(options: [.willSet, .didSet]) {
        _ = store.a
      } onChange: { [log] event in
        log.add("\(event.name) \(ObjectIdentifier(Thread.current))")
      }
      nonisolated(unsafe) let subject = store
      nonisolated(unsafe) var thread: ObjectIdentifier?
      onAnotherThread {
        thread = ObjectIdentifier(Thread.current)
        subject.a = 11
      }
      #expect(log.all == ["willSet \(thread!)", "didSet \(thread!)"])
    }

    @Test func `an event matches the property that changes`() {
      withObservationTracking(options: [.willSet, .didSet]) {
        _ = store.a + store.b
      } onChange: { [log] event in
        let isOfA = event.matches(\Store.a)
        let isOfB = event.matches(\Store.b)
        let isOfOther = event.matches(\Person.firstName)
        log.add("\(event.name) \(isOfA) \(isOfB) \(isOfOther)")
      }
      store.b = 21
      #expect(
        log.all == ["willSet false true false", "didSet false true false"])
    }

    @Test func `without options, onChange is never called`() {
      do {
        let dying = Store()
        log.track([]) { store.a + dying.a }
      }
      store.a = 11
      #expect(log.all == [])
    }

    @Test func `setting an equal value notifies no observer`() {
      log.track([.willSet, .didSet]) { store.a }
      store.a = 10
      #expect(log.all == [])
    }

    @Test func `an error leaves nothing behind`() {
      struct Refused: Error {}
      #expect(throws: Refused.self) {
        try withObservationTracking(options: .willSet) {
          _ = store.a
          throw Refused()
        } onChange: { [log] event in
          log.add(event.name)
        }
      }
      store.a = 11
      #expect(log.all == [])
    }

    @Test func `what was read before an error, the outer has read`() {
      struct Refused: Error {}
      log.track([.willSet]) {
        try? withObservationTracking(options: .willSet) {
          _ = store.a
          throw Refused()
        } onChange: { _ in
        }
      }
      store.a = 11
      #expect(log.all == ["willSet"])
    }

    @Test func `the type of the error is known, a result is moved`() {
      struct Refused: Error {}
      struct Ticket: ~Copyable { let number: Int }
      func take(_ isRefused: Bool) throws(Refused) -> Ticket {
        try withObservationTracking(options: .willSet) {
          () throws(Refused) -> Ticket in
          if isRefused { throw Refused() }
          return Ticket(number: store.a)
        } onChange: { _ in
        }
      }
      do {
        let ticket = try take(false)
        #expect(ticket.number == 10)
        _ = try take(true)
        Issue.record("no error was thrown")
      } catch {
        let _: Refused = error
      }
    }

    @Test func `each tracking is called back for the events it chose`() {
      log.track([.didSet]) {
        store.a
      } saying: {
        "after"
      }
      log.track([.willSet]) {
        store.a
      } saying: {
        "before"
      }
      log.track("plain") { store.a }
      log.track([.deinit]) {
        store.a
      } saying: {
        "never"
      }
      store.a = 11
      #expect(log.all.last == "didSet after")
      #expect(log.sorted == ["didSet after", "plain", "willSet before"])
    }

    @Test func `a change in onChange calls it again, before the end`() {
      let depth = Log()
      withObservationTracking(options: .didSet) {
        _ = store.a
      } onChange: { [store, log] event in
        log.add("\(event.name) \(store.a)")
        depth.add("one more")
        if depth.all.count < 3 { store.a += 1 }
      }
      store.a = 11
      store.a = 20
      #expect(log.all == ["didSet 11", "didSet 12", "didSet 13"])
    }

    @Test func `a change that throws is reported twice, too`() {
      struct Refused: Error {}
      final class Refusing: Observable {
        let registrar = ObservationRegistrar()
        var value: Int {
          registrar.access(self, keyPath: \.value)
          return 0
        }
        func change() throws {
          try registrar.withMutation(of: self, keyPath: \.value) {
            throw Refused()
          }
        }
      }
      let subject = Refusing()
      log.track([.willSet, .didSet]) { subject.value }
      #expect(throws: Refused.self) { try subject.change() }
      #expect(log.all == ["willSet", "didSet"])
    }
  }

#endif
