import PublishingCore
import Testing

/// How a subject's subscriptions end, and what they keep alive until then. The
/// names are those of the current value subject, which has a value to keep.
@Suite struct SubjectLifetimeTests {
  typealias Sut = CurrentValueSubject<Int, Failed>

  @Test func `Completion: it ends the subscription`() {
    let subject = Sut(42)
    let probe = Probe<Int, Failed>(requesting: .max(12))
    subject.subscribe(probe)
    subject.send(1)
    subject.send(completion: .finished)
    probe.request(.max(3))
    probe.cancel()
    subject.send(completion: .failure(.badly))
    #expect(probe.received == ["42", "1", "finished"])
  }

  @Test func `Cancellation: nothing more is sent, not even the completion`() {
    let subject = Sut(42)
    let probe = Probe<Int, Failed>(requesting: .max(12))
    subject.subscribe(probe)
    subject.send(1)
    probe.cancel()
    probe.cancel()
    probe.request(.max(3))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.received == ["42", "1"])
  }

  @Test func `Lifecycle: a subscription keeps its subject until it ends`() {
    weak var weakSubject: Sut?
    weak var weakProbe: Probe<Int, Failed>?
    var subscription: (any Subscription)?
    do {
      let subject = Sut(0)
      let probe = Probe<Int, Failed>(onSubscription: { subscription = $0 })
      subject.subscribe(probe)
      subject.send(31)
      (weakSubject, weakProbe) = (subject, probe)
    }
    #expect(weakSubject != nil)
    subscription?.request(.max(1))
    #expect(weakProbe?.received == ["31"])
    // The probe itself holds its subscription, so this ends the cycle.
    subscription?.cancel()
    #expect(weakSubject == nil)
    #expect(weakProbe == nil)
  }

  @Test func `CancelsUpstreamSubscriptionsOnDeinit`() {
    let feeds = [SubscriptionLog(), SubscriptionLog()]
    do {
      let subject = Sut(0)
      for feed in feeds { subject.send(subscription: feed) }
    }
    for feed in feeds { #expect(feed.log == ["unlimited", "cancelled"]) }
  }

  enum Ending: CaseIterable { case cancelled, finished, failed }

  @Test(arguments: Ending.allCases)
  func `ReleasesEverythingOnTermination`(by ending: Ending) {
    weak var weakProbe: Probe<Int, Failed>?
    weak var weakSubscription: AnyObject?
    let subject = Sut(0)
    do {
      let probe = Probe<Int, Failed>(requesting: .max(1))
      subject.subscribe(probe)
      weakProbe = probe
      weakSubscription = probe.subscriptions[0]
    }
    #expect(weakProbe != nil)
    switch ending {
    case .cancelled: weakProbe?.cancel()
    case .finished: subject.send(completion: .finished)
    case .failed: subject.send(completion: .failure(.badly))
    }
    #expect(weakProbe == nil)
    #expect(weakSubscription == nil)
  }
}
