import PublishingCore
import Testing

@Suite struct CurrentValueSubjectTests {
  typealias Sut = CurrentValueSubject<Int, Failed>

  @Test(
    arguments: [
      // first request, answers to the values in turn, values received of 22
      (nil, [.unlimited], 0),
      (.max(1), [], 1),
      (.max(1), [.max(1), .max(0), .max(1)], 2),
      (.max(1), [.max(0), .max(1), .max(2)], 1),
      (.max(1), .init(repeating: .max(1), count: 10), 11),
      (.max(2), [.max(0), .max(1), .max(2)], 5),
      (.max(2), [.max(1), .max(0), .max(1), .max(0)], 4),
      (.max(10), .init(repeating: .max(1), count: 10), 20),
      (.max(10), [.unlimited, .max(1)], 22),
      (.unlimited, [.max(0)], 22),
    ] as [(Subscribers.Demand?, [Subscribers.Demand], Int)])
  func `RequestingDemand: as many values as were requested`(
    first: Subscribers.Demand?, answers: [Subscribers.Demand], count: Int
  ) {
    let subject = Sut(112)
    var values: [Int] = []
    let probe = Probe<Int, Failed>(
      onSubscription: { if let first { $0.request(first) } },
      onValue: {
        values.append($0)
        let index = values.count - 1
        return index < answers.count ? answers[index] : .none
      })
    subject.value -= 1
    subject.subscribe(probe)
    #expect(values == (first == nil ? [] : [111]))
    for _ in 0..<20 { subject.value += 1 }
    subject.value = subject.value
    subject.send(completion: .finished)
    #expect(values.count == count)
    #expect(probe.log.last == "finished")
  }

  @Test func `RequestSeveralTimes: the latest missed value comes, once`() {
    let subject = Sut(0)
    let probe = Probe<Int, Failed>()
    subject.subscribe(probe)
    #expect(probe.log == ["subscription"])
    subject.send(1)
    subject.send(2)
    probe.request(.max(1))
    #expect(probe.received == ["2"])
    subject.send(3)
    subject.send(4)
    probe.request(.max(2))
    #expect(probe.received == ["2", "4"])
    subject.send(5)
    #expect(probe.received == ["2", "4", "5"])
    subject.send(completion: .failure(.badly))
    #expect(probe.received.count == 4)
  }

  @Test
  func `a second request does not send the current value again`() {
    let subject = Sut(1)
    let probe = Probe<Int, Failed>(requesting: .max(2))
    subject.subscribe(probe)
    probe.request(.max(2))
    probe.request(.unlimited)
    #expect(probe.received == ["1"])
    probe.cancel()
  }

  @Test func `CrashOnZeroInitialDemand`() async {
    await #expect(processExitsWith: .failure) {
      CurrentValueSubject<Int, Never>(1)
        .subscribe(Probe<Int, Never>(requesting: .none))
    }
  }

  @Test func `SendFailureCompletion: everyone gets it, after the values`() {
    let subject = Sut(0)
    let probe = Probe<Int, Failed>(requesting: .unlimited)
    subject.subscribe(probe)
    subject.send(3)
    subject.send(completion: .failure(.badly))
    #expect(
      probe.log == ["subscription", "0", "3", "badly"])
  }

  @Test func `ChangeValueAfterCompletion: the value is stored`() {
    let subject = Sut(0)
    subject.send(completion: .finished)
    subject.value = 42
    #expect(subject.value == 42)
  }

  @Test func `SendValueAfterCompletion: the value is left alone`() {
    let subject = Sut(0)
    subject.send(completion: .finished)
    subject.send(42)
    #expect(subject.value == 0)
  }

  @Test
  func `MultipleSubscriptions: a subscriber can subscribe again and again`() {
    let subject = Sut(112)
    weak var weakProbe: Probe<Int, Failed>?
    let probe = Probe<Int, Failed>(onSubscription: {
      $0.request(.unlimited)
      guard let probe = weakProbe, probe.subscriptions.count < 10 else {
        return
      }
      subject.subscribe(probe)
    })
    weakProbe = probe
    subject.subscribe(probe)
    #expect(probe.subscriptions.count == 10)
    #expect(probe.received == .init(repeating: "112", count: 10))
    for index in stride(from: 0, to: 10, by: 2) {
      probe.subscriptions[index].cancel()
    }
    subject.value = 200
    #expect(
      probe.received.suffix(from: 10) == .init(repeating: "200", count: 5))
    probe.cancel()
  }

  @Test func `MultipleCompletions: only the first one counts`() {
    let subject = Sut(112)
    let probe = Probe<Int, Failed>(
      requesting: .unlimited,
      onCompletion: { subject.send(completion: .failure(.badly)) })
    subject.subscribe(probe)
    subject.value = 42
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    subject.send(completion: .failure(.badly))
    #expect(probe.received == ["112", "42", "finished"])
  }

  @Test func `ValuesAfterCompletion: they are not delivered`() {
    let subject = Sut(112)
    let probe = Probe<Int, Failed>(
      requesting: .unlimited, onCompletion: { subject.value = 42 })
    subject.subscribe(probe)
    subject.value = 44
    subject.send(completion: .finished)
    subject.value = 1201
    subject.send(1202)
    #expect(probe.received == ["112", "44", "finished"])
    #expect(subject.value == 1201)
  }

  @Test func `SubscriptionAfterCompletion: there is only the completion`() {
    let subject = Sut(0)
    subject.send(completion: .finished)
    let probe = Probe<Int, Failed>(requesting: .unlimited)
    subject.subscribe(probe)
    #expect(probe.log == ["subscription", "finished"])
    #expect(probe.subscriptions[0] === Subscriptions.empty)
  }

  @Test func `SubscriptionAfterSend: it begins with what was sent`() {
    let subject = Sut(0)
    let probe = Probe<Int, Failed>(requesting: .unlimited)
    subject.send(2)
    subject.subscribe(probe)
    #expect(probe.log == ["subscription", "2"])
    probe.cancel()
  }

  @Test func `SubscriptionAfterSet: it begins with what was set`() {
    let subject = Sut(0)
    let probe = Probe<Int, Failed>(requesting: .unlimited)
    subject.value = 3
    subject.subscribe(probe)
    #expect(probe.log == ["subscription", "3"])
    probe.cancel()
  }

  @Test func `SendSubscription: everything is requested from it, each time`() {
    let feed = SubscriptionLog()
    let subject = Sut(1)
    subject.send(subscription: feed)
    #expect(feed.log == ["unlimited"])
    let probe = Probe<Int, Failed>(requesting: .max(1))
    subject.subscribe(probe)
    #expect(feed.log == ["unlimited"], "subscribers' demand is their own")
    subject.send(subscription: feed)
    #expect(feed.log == ["unlimited", "unlimited"])
    probe.cancel()
  }

  @Test func `values need not be Sendable, nor be there`() {
    final class Plain { var name = "Ann" }
    let plain = CurrentValueSubject<Plain?, Never>(nil)
    var names: [String?] = []
    let handle = plain.sink { names.append($0?.name) }
    plain.value = Plain()
    plain.value = nil
    #expect(names == [nil, "Ann", nil])
    handle.cancel()
  }
}
