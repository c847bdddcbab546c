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
  @Test func `a change is told once`() {
    log.track("a") { store.a }
    expect(log.all, is: [], "\(log); nothing has changed yet")
    store.a = 1
    expect(
      log.all, is: ["a"],
      """
      \(log); a read is noted by access, waited for when the closure has ended, \
      and told by willSet, which withMutation calls
      """)
    store.a = 2
    expect(
      log.all, is: ["a"],
      """
      \(log), of two changes of store.a; whoever has been told of the first \
      does not wait for the second
      """)
  }

  @Test func `a change of another property is silent`() {
    log.track("a") { store.a }
    store.b = 1
    expect(
      log.all, is: [],
      "\(log); the closure read a, and b has changed: keep them apart")
    log.track("b") { store.b }
    store.b = 2
    store.a = 1
    expect(
      log.all, is: ["b", "a"],
      """
      \(log), of a change of b and then one of a; the change of b concerns \
      nobody who waits for a, so it may not send them away
      """)
  }

  @Test func `onChange sees the old value, and the new one is next`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.add("saw \(store.a)")
    }
    store.a = 11
    log.add("now \(store.a)")
    expect(
      log.all, is: ["saw 10", "now 11"],
      "\(log); a change is told first, and made then")
  }

  @Test func `tracking twice is told twice`() {
    for name in ["first", "second"] { log.track(name) { store.a } }
    store.a = 1
    expect(
      log.all, isInAnyOrder: ["first", "second"],
      """
      \(log); two closures, first and second, have read store.a, and each of \
      them waits for itself
      """)
  }

  @Test func `a read deep in a call is tracked`() {
    func middle() -> Int { inner() }
    func inner() -> Int { store.a }
    expect(
      log.track("a", middle), is: 10,
      "withObservationTracking returns what its closure returns")
    store.a = 1
    expect(
      log.all, is: ["a"],
      "\(log); a read counts wherever it is made while the closure runs")
  }

  @Test func `a property read many times is told once`() {
    log.track("a") { (store.a, store.a, store.a) }
    store.a = 1
    expect(
      log.all, is: ["a"],
      """
      \(log); one closure has read store.a three times. It waits once, and its \
      onChange is called once
      """)
  }

  @Test func `a write inside the closure is not a read`() {
    log.track("writer") { store.a = 1 }
    store.a = 2
    expect(
      log.all, is: [],
      "\(log); the closure has written a, and has read nothing")
  }

  @Test func `a write inside the closure does not tell its tracking`() {
    log.track("older") { store.a }
    log.track("writer") {
      store.a = 1
      _ = store.a
      store.a = 2
    }
    expect(
      log.all, is: ["older"],
      """
      \(log); whoever is still reading does not wait yet. Waiting begins when \
      the closure has ended
      """)
    store.a = 3
    expect(
      log.all, is: ["older", "writer"],
      "\(log); the closure has ended, and waits for what it has read")
  }

  @Test func `a change in place is told before it, too`() {
    withObservationTracking {
      _ = store.list
    } onChange: { [store, log] in
      log.add("saw \(store.list)")
    }
    store.list.append(4)
    expect(
      log.all, is: ["saw [1, 2, 3]"],
      """
      \(log); a change in place does not call withMutation, it calls willSet \
      and didSet
      """)
  }

  @Test func `a tracking is told once, over all its objects`() {
    let objects = [Store(), Store()]
    for first in objects {
      let log = Log()
      log.track("both") { objects.map { $0.a } }
      first.a += 1
      expect(
        log.all, is: ["both"],
        "\(log); a closure waits for each property that it has read")
      for object in objects { object.a += 1 }
      expect(
        log.all, is: ["both"],
        """
        \(log), of changes of two objects that one closure has read; whoever \
        has been told by one waits no longer for the other
        """)
    }
  }

  @Test func `a tracking waits for each property that it has read`() {
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
        \(log); one closure has read two properties of one object, and waits \
        for both
        """)
    }
    expect(
      runs, is: 2, "two closures ran \(runs) times; each of them runs once")
  }

  @Test func `an equal key path made elsewhere is the same property`() {
    let pair = Pair()
    let written = \Pair.first.value
    let joined = (\Pair.first).appending(path: \.value)
    log.track("value") { pair.registrar.access(pair, keyPath: written) }
    pair.registrar.willSet(pair, keyPath: joined)
    expect(
      log.all, is: ["value"],
      "\(log); key paths are the same property if they are equal")
  }

  @Test func `willSet tells, and didSet tells nobody`() {
    log.track("value") { subject.value }
    subject.registrar.didSet(subject, keyPath: \.value)
    expect(log.all, is: [], "\(log); didSet comes after a change: too late")
    subject.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: ["value"],
      "\(log); willSet announces a change, and somebody waited for it")
  }

  @Test func `who comes during a change waits for the next one`() {
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
      \(log), of one change of store.a; late began to wait inside the onChange \
      of first, while this change was being told. It waits for the next one
      """)
    store.a = 2
    expect(
      log.all, isInAnyOrder: ["first", "late", "second"],
      """
      \(log), of two changes of store.a; late began to wait inside the onChange \
      of first, so it is told of the second. Keep those who come meanwhile
      """)
  }

  @Test func `the registrar does not compare`() {
    log.track("value") { subject.value }
    subject.value = subject.value
    expect(
      log.all, is: ["value"],
      "\(log); withMutation is told of a property, and never sees its value")
  }

  @Test func `a change that throws is told before, and so is the next`() {
    struct Refused: Error {}
    log.track("value") { subject.value }
    var isRefused = false
    do {
      try subject.registrar.withMutation(of: subject, keyPath: \.value) {
        throw Refused()
      }
    } catch { isRefused = error is Refused }
    expect(isRefused, is: true, "the error of a change is handed on")
    expect(
      log.all, is: ["value"],
      """
      \(log); withMutation tells before it runs its closure, and so before the \
      closure can throw
      """)
    log.track("next") { subject.value }
    subject.value = 1
    expect(
      log.all, is: ["value", "next"],
      """
      \(log), of two changes, of which the first has thrown; the next one is \
      told like any other
      """)
  }

  @Test func `the registrar and the key path decide, not the subject`() {
    let other = ByHand()
    log.track("value") {
      subject.registrar.access(other, keyPath: \ByHand.value)
    }
    other.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: [], "\(log); the read was noted with another registrar")
    subject.registrar.willSet(subject, keyPath: \.value)
    expect(
      log.all, is: ["value"],
      """
      \(log); the registrar and the key path are those of the read, whatever \
      object is handed in
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
      \(log), though nobody waits; the closure of withMutation is the change, \
      which is made once
      """)
    expect(
      result, is: "done",
      "withMutation returned \(result); it returns what its closure returns")
  }

  @Test func `a tracking waits through all other changes`() {
    log.track("a") { store.a }
    for number in 0..<100 { store.b = number }
    log.track("b") { store.b }
    for number in 100..<200 { store.b = number }
    store.a = 1
    expect(
      log.all, is: ["b", "a"],
      """
      \(log), after 200 changes of store.b and one of store.a; a tracking \
      waits until something changes that it has read
      """)
  }
}
