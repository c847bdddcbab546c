// Classes of every shape: that they compile is most of the case. Each test
// also sees a change of one property.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable final class Empty {}

@Observable final class WithWeak { weak var friend: Store? }

@Observable public final class PublicWithWeak {
  public weak var friend: PublicWithWeak?
  public init() {}
}

@Observable final class WithUnowned {
  unowned var friend: Store?
}

@Observable final class WithUnwrapped { var name: String! = "Ann" }

class Plain { var plain = 0 }

@Observable final class OfPlain: Plain { var tracked = 0 }

protocol Named { var name: String { get } }

@Observable final class OfProtocol: Named { var name = "Ann" }

@Observable final class WithIgnored {
  var counted = 0
  @ObservationIgnored var ignored = 0
}

@Observable final class WithIgnoredComputed {
  var counted = 1
  @ObservationIgnored var twice: Int { counted * 2 }
}

#if true
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  @Observable final class WithAvailability { var name = "Ann" }
#endif

@Observable final class WithClosureForValue {
  var lines: [String] = {
    let words = ["one", "two"]
    return words.map { $0.uppercased() }
  }()
}

@Suite struct ShapeTests {
  let log = Log()

  @Test func `an empty class`() {
    let empty: any Observable = Empty()
    #expect(empty is Empty)
  }

  @Test func `a weak variable, also in a public class`() {
    let (subject, friend) = (WithWeak(), Store())
    let (open, other) = (PublicWithWeak(), PublicWithWeak())
    log.track("friend") { subject.friend }
    log.track("open") { open.friend }
    subject.friend = friend
    open.friend = other
    #expect(log.all == ["friend", "open"])
  }

  @Test func `an unowned variable`() {
    let (subject, friend) = (WithUnowned(), Store())
    log.track("friend") { subject.friend }
    subject.friend = friend
    #expect(log.all == ["friend"])
  }

  @Test func `an implicitly unwrapped optional`() {
    let subject = WithUnwrapped()
    log.track("name") { subject.name.count }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `a subclass of a class that is not observable`() {
    let subject = OfPlain()
    log.track("both") { subject.plain + subject.tracked }
    subject.plain = 1
    #expect(log.all == [])
    subject.tracked = 1
    #expect(log.all == ["both"])
  }

  @Test func `a class that conforms to another protocol`() {
    let subject = OfProtocol()
    log.track("name") { (subject as any Named).name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `an ignored variable`() {
    let subject = WithIgnored()
    log.track("counted") { subject.counted + subject.ignored }
    subject.ignored = 1
    #expect(log.all == [])
    subject.counted = 1
    #expect(log.all == ["counted"])
  }

  @Test func `an ignored computed variable is accepted`() {
    let subject = WithIgnoredComputed()
    log.track("twice") { subject.twice }
    subject.counted = 2
    #expect(log.all == ["twice"], "what it reads is tracked all the same")
  }

  @Test func `a class with availability inside a condition`() {
    let subject = WithAvailability()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `a variable whose first value comes from a closure`() {
    let subject = WithClosureForValue()
    log.track("lines") { subject.lines }
    subject.lines.append("THREE")
    #expect(subject.lines == ["ONE", "TWO", "THREE"])
    #expect(log.all == ["lines"])
  }
}
