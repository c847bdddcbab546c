import PublishingCore
import Testing

@Suite struct PassthroughSubjectTests {
  @Test func `a value without demand is lost`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = Probe<Int, Failed>()
    subject.send(0)
    subject.subscribe(probe)
    subject.send(1)
    probe.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(probe.received == ["2"])
    probe.request(.max(1))
    subject.send(completion: .finished)
    subject.send(4)
    #expect(probe.received == ["2", "finished"])
  }

  @Test func `demand that is returned counts`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(
      requesting: .max(1), onValue: { $0 < 3 ? .max(1) : .none })
    subject.subscribe(probe)
    for value in 1...5 { subject.send(value) }
    #expect(probe.received == ["1", "2", "3"])
    probe.cancel()
  }

  @Test func `a signal is sent without a value`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let handle = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    handle.cancel()
  }

  @Test func `subscribers are called in the order of subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var handles = (0..<100).map { index in
      subject.sink { _ in log.append(index) }
    }
    subject.send(1)
    #expect(log == Array(0..<100))
    // Nor does anyone change place when others leave.
    for index in stride(from: 0, to: 100, by: 3) { handles[index].cancel() }
    handles.append(subject.sink { _ in log.append(100) })
    log = []
    subject.send(2)
    #expect(log == (0...100).filter { $0 % 3 != 0 || $0 > 99 })
    handles = []
  }
}
