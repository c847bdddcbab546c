// What every registrar has to do: ours, the toolchain's, and the one that a
// learner builds in exercise 2.4, whose folder has a link to this one.
//
// The suite itself is declared by each module that runs it.

import GradingKit
import Testing

#if TOOLCHAIN
  import Observation
#elseif EXERCISE
  @testable import SmallRegistrar
#else
  import ObservationCore
#endif

extension EssentialTests {
  @Test func `a tracking is notified of one change`() {
    log.track("a") { store.a }
    expect(
      log.all, is: [],
      """
      \(log), but nothing has changed yet; onChange shouldn't be called before \
      a change
      """)
    store.a = 1
    expect(
      log.all, is: ["a"],
      """
      \(log), after store.a was read and changed; access should record the \
      read, the tracking should be registered when the closure has ended, and \
      willSet, which withMutation calls, should notify it
      """)
    store.a = 2
    expect(
      log.all, is: ["a"],
      """
      \(log), after two changes of store.a; a tracking that was notified of \
      the first change should no longer be registered for the second
      """)
  }

  @Test func `a change of a different property notifies no one`() {
    log.track("a") { store.a }
    store.b = 1
    expect(
      log.all, is: [],
      """
      \(log), but the closure read store.a, and only store.b changed; register \
      each property separately
      """)
    log.track("b") { store.b }
    store.b = 2
    store.a = 1
    expect(
      log.all, is: ["b", "a"],
      """
      \(log), after store.b and then store.a changed; the change of store.b \
      must neither notify nor remove the observer of store.a
      """)
  }

  @Test func `onChange sees the old value, then the new one is stored`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.add("saw \(store.a)")
    }
    store.a = 11
    log.add("now \(store.a)")
    expect(
      log.all, is: ["saw 10", "now 11"],
      """
      the log is \(log.all) after store.a was set to 11; it should be "saw \
      10", then "now 11", so notify observers first, and then make the change
      """)
  }

  @Test func `two trackings are both notified`() {
    for name in ["first", "second"] { log.track(name) { store.a } }
    store.a = 1
    expect(
      log.all, isInAnyOrder: ["first", "second"],
      """
      \(log), after two closures, first and second, read store.a, and store.a \
      changed; register each closure separately
      """)
  }

  @Test func `a read deep in a call is tracked`() {
    func middle() -> Int { inner() }
    func inner() -> Int { store.a }
    expect(
      log.track("a", middle), is: 10,
      "withObservationTracking should return what its closure returns")
    store.a = 1
    expect(
      log.all, is: ["a"],
      """
      \(log), after store.a changed; every read made while the closure runs \
      should be observed, even in nested function calls
      """)
  }

  @Test func `a property read many times calls onChange once`() {
    log.track("a") { (store.a, store.a, store.a) }
    store.a = 1
    expect(
      log.all, is: ["a"],
      """
      \(log), after a closure read store.a three times, and store.a changed; \
      the closure should be registered only once, and its onChange called only \
      once
      """)
  }

  @Test func `a write inside the closure is not a read`() {
    log.track("writer") { store.a = 1 }
    store.a = 2
    expect(
      log.all, is: [],
      """
      \(log), but the closure only wrote store.a; a write isn't a read, so the \
      closure shouldn't observe store.a
      """)
  }

  @Test func `a write inside the closure doesn't notify its own tracking`() {
    log.track("older") { store.a }
    log.track("writer") {
      store.a = 1
      _ = store.a
      store.a = 2
    }
    expect(
      log.all, is: ["older"],
      """
      \(log), after a first closure, older, read store.a and a second closure, \
      writer, wrote, read, and again wrote store.a; only older should be \
      notified, so don't register a closure until it has ended
      """)
    store.a = 3
    expect(
      log.all, is: ["older", "writer"],
      """
      \(log), after the closure writer had ended and store.a changed again; \
      writer should now observe what it read
      """)
  }

  @Test func `a change in place also notifies before it's made`() {
    withObservationTracking {
      _ = store.list
    } onChange: { [store, log] in
      log.add("saw \(store.list)")
    }
    store.list.append(4)
    expect(
      log.all, is: ["saw [1, 2, 3]"],
      """
      onChange logged \(log.all) instead of "saw [1, 2, 3]" when 4 was \
      appended to store.list; a change in place calls willSet and didSet \
      instead of withMutation, so willSet has to notify observers
      """)
  }

  @Test func `a tracking of two objects is notified once`() {
    let objects = [Store(), Store()]
    for first in objects {
      let log = Log()
      log.track("both") { objects.map { $0.a } }
      first.a += 1
      expect(
        log.all, is: ["both"],
        """
        \(log), after a closure read two stores, and one of them changed; \
        the closure should observe each property it read
        """)
      for object in objects { object.a += 1 }
      expect(
        log.all, is: ["both"],
        """
        \(log), after a closure read two stores, and both stores changed; once \
        the closure is notified of one store's change, it should no longer \
        observe the other store
        """)
    }
  }

  @Test func `a tracking observes each property it read`() {
    var runs = 0
    for change in [{ store.a += 1 }, { store.b += 1 }] {
      let log = Log()
      log.track("both") {
        runs += 1
        return (store.a, store.b)
      }
      change()
      expect(
        log.all, is: ["both"],
        """
        \(log), after a closure read store.a and store.b, and one of them \
        changed; the closure should observe both properties, and be notified \
        once
        """)
      store.a += 1
      store.b += 1
      expect(
        log.all, is: ["both"],
        """
        \(log), after a closure read store.a and store.b, and both properties \
        changed; once the closure is notified of one property's change, it \
        should no longer observe the other property
        """)
    }
    expect(
      runs, is: 2,
      "two closures ran \(runs) times in all; each closure should run once")
  }

  @Test func `an equal key path created elsewhere is the same property`() {
    let pair = Pair()
    let written = \Pair.first.value
    let joined = (\Pair.first).appending(path: \.value)
    log.track("value") { pair.registrar.access(pair, keyPath: written) }
    pair.registrar.willSet(pair, keyPath: joined)
    expect(
      log.all, is: ["value"],
      """
      \(log), after a read with one key path and a willSet with an equal key \
      path; equal key paths should count as the same property
      """)
  }

  @Test func `willSet notifies observers, and didSet doesn't`() {
    log.track("value") { subject.value }
    subject.registrar.didSet(subject, keyPath: \.value)
    expect(
      log.all, is: [],
      """
      \(log), but only didSet was called; it runs after the change, which is \
      too late to notify observers
      """)
    subject.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: ["value"],
      """
      \(log), after willSet was called; it comes before the change, and has to \
      notify the observers
      """)
  }

  @Test func `a tracking added during a change observes the next one`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [log, store] in
      log.add("first")
      log.track("late") { store.a }
    }
    log.track("second") { store.a }
    store.a = 1
    expect(
      log.all, isInAnyOrder: ["first", "second"],
      """
      \(log), after one change of store.a; late was added inside the onChange \
      of first, during this change, so late should observe only the next change
      """)
    store.a = 2
    expect(
      log.all, isInAnyOrder: ["first", "late", "second"],
      """
      \(log), after two changes of store.a; late was added inside the onChange \
      of first, so late should be notified of the second change. Keep \
      trackings that are added while observers are notified
      """)
  }

  @Test func `the registrar doesn't compare`() {
    log.track("value") { subject.value }
    subject.value = subject.value
    expect(
      log.all, is: ["value"],
      """
      \(log), after an equal value was set; the registrar never sees values, \
      so withMutation should always notify observers
      """)
  }

  @Test func `a change that throws notifies observers before it runs`() {
    struct Refused: Error {}
    log.track("value") { subject.value }
    var isRefused = false
    do {
      try subject.registrar.withMutation(of: subject, keyPath: \.value) {
        throw Refused()
      }
    } catch { isRefused = error is Refused }
    expect(
      isRefused, is: true,
      """
      the closure of withMutation threw an error, but withMutation didn't; \
      withMutation has to rethrow the error
      """)
    expect(
      log.all, is: ["value"],
      """
      \(log), after the closure of withMutation threw an error; withMutation \
      should notify observers before it runs its closure, and so before the \
      closure can throw
      """)
    log.track("next") { subject.value }
    subject.value = 1
    expect(
      log.all, is: ["value", "next"],
      """
      \(log), after two changes, of which the first threw an error; the second \
      change should notify observers like any other change
      """)
  }

  @Test func `the registrar and the key path decide, not the subject`() {
    let other = ByHand()
    log.track("value") {
      subject.registrar.access(other, keyPath: \ByHand.value)
    }
    other.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: [],
      """
      \(log), but the read was recorded by one registrar, and willSet was \
      called on a different registrar; only the registrar that recorded the \
      read should notify the observer
      """)
    subject.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: ["value"],
      """
      \(log), after a read and a change with the same registrar and key path; \
      the observer should be notified, no matter which objects are passed
      """)
  }

  @Test func `withMutation makes the change once`() {
    let result = subject.registrar.withMutation(of: subject, keyPath: \.value) {
      log.add("changed")
      return "done"
    }
    expect(
      log.all, is: ["changed"],
      """
      withMutation ran its closure \(log.all.count) times when there were no \
      observers; the closure makes the change, so it should run exactly once
      """)
    expect(
      result, is: "done",
      """
      withMutation returned \(result); it should return what its closure \
      returns, "done"
      """)
  }

  @Test func `a tracking stays registered through all other changes`() {
    log.track("a") { store.a }
    for number in 0..<100 { store.b = number }
    log.track("b") { store.b }
    for number in 100..<200 { store.b = number }
    let others = Log()
    for number in 1...100 { others.track("\(number)") { store.a } }
    store.a = 1
    expect(
      log.all, is: ["b", "a"],
      """
      \(log), after store.b changed 200 times and store.a once; a tracking \
      should stay registered until a property it read changes
      """)
    let told = others.all.count
    expect(
      told, is: 100,
      """
      100 more closures read store.a before store.a changed, and \(told) of \
      them were notified; a registrar should notify all observers, however \
      many there are
      """)
  }
}
