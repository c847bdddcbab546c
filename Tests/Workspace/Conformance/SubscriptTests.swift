// A property that is a subscript: its key path captures the index, and an
// index may be anybody's object.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Suite struct SubscriptTests {
  let wardrobe = Wardrobe()
  let log = Log()

  @Test func `each index is a separate property`() {
    log.track("one") { wardrobe[Label("one")] }
    log.track("two") { wardrobe[Label("two")] }
    wardrobe[Label("three")] = 1
    #expect(log.all == [])
    wardrobe[Label("two")] = 1
    #expect(log.all == ["two"])
    wardrobe[Label("one")] = 1
    #expect(log.all == ["two", "one"])
  }

  @Test func `equal indices are one property`() {
    log.track("read twice") { wardrobe[Label("one")] + wardrobe[Label("one")] }
    wardrobe[Label("one")] = 1
    wardrobe[Label("one")] = 2
    #expect(log.all == ["read twice"])
  }

  @Test func `indices with the same hash are kept apart`() {
    for number in 0..<4 {
      log.track("\(number)") { wardrobe[Label("\(number)", hash: 1)] }
    }
    wardrobe[Label("4", hash: 1)] = 1
    for number in [2, 0, 3, 1] { wardrobe[Label("\(number)", hash: 1)] = 1 }
    #expect(log.all == ["2", "0", "3", "1"])
  }

  @Test func `what an inner tracking has read of an index, the outer one has`()
  {
    log.track("outer") {
      wardrobe[Label("one")]
        + log.track("inner") { wardrobe[Label("one")] + wardrobe[Label("two")] }
    }
    wardrobe[Label("two")] = 1
    #expect(log.all.sorted() == ["inner", "outer"])
    wardrobe[Label("one")] = 1
    #expect(log.all.count == 2)
  }

  // To look a key path up is to call these two, and what they read is read in
  // the closure. The toolchain then forgets the subscript itself.
  @Test func `an index can read properties in its hash and its ==`() {
    let person = Person()
    log.track("owner") { wardrobe[Owner(person)] }
    person.lastName = "Low"
    #expect(log.all == [])
    person.firstName = "Bea"
    #expect(log.all == ["owner"])
  }

  // Each of these tests uses a different text, because our core keeps one index
  // for all that are equal, and the tests run at the same time.
  @Test func `an index lives until the change that was waited for`() {
    weak var label: Label?
    do {
      let one = Label("waited for")
      label = one
      log.track("one") { wardrobe[one] }
    }
    #expect(label != nil)
    wardrobe[Label("waited for")] = 1
    #expect(label == nil)
  }

  @Test func `an index is freed with the object that was tracked`() {
    weak var label: Label?
    do {
      let one = Label("dies")
      label = one
      let wardrobe = Wardrobe()
      log.track("one") { wardrobe[one] }
    }
    #expect(label == nil)
    #expect(log.all == [])
  }

  @Test func `an index that no tracking reads is not kept`() {
    weak var label: Label?
    do {
      let one = Label("nobody")
      label = one
      wardrobe[one] = wardrobe[one] + 1
    }
    #expect(label == nil)
  }
}

@Observable
final class Wardrobe {
  @ObservationIgnored private var things: [AnyHashable: Int] = [:]

  subscript(label: Label) -> Int {
    get {
      access(keyPath: \.[label])
      return things[label.text, default: 0]
    }
    set {
      withMutation(keyPath: \.[label]) { things[label.text] = newValue }
    }
  }

  subscript(owner: Owner) -> Int {
    get {
      access(keyPath: \.[owner])
      return things[owner.person.firstName, default: 0]
    }
    set {
      withMutation(keyPath: \.[owner]) {
        things[owner.person.firstName] = newValue
      }
    }
  }
}

/// An index whose life can be watched.
final class Label: Hashable {
  let text: String
  private let hash: Int

  init(_ text: String, hash: Int? = nil) {
    self.text = text
    self.hash = hash ?? text.hashValue
  }

  static func == (one: Label, other: Label) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// An index that is equal by what an observable object says.
final class Owner: Hashable {
  let person: Person

  init(_ person: Person) { self.person = person }

  static func == (one: Owner, other: Owner) -> Bool {
    one.person.firstName == other.person.firstName
  }
  func hash(into hasher: inout Hasher) { hasher.combine(person.firstName) }
}
