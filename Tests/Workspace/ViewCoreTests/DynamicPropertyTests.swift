// Dynamic properties that a learner makes, and what a publisher sends.

import Foundation
import Testing
import ViewCore

private struct Logged: DynamicProperty {
  let name: String
  let log: Log
  private var inner: Inner

  struct Inner: DynamicProperty {
    let name: String
    let log: Log
    func update() { MainActor.assumeIsolated { log.add("\(name) inner") } }
  }

  @MainActor init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    inner = Inner(name: name, log: log)
  }

  func update() { MainActor.assumeIsolated { log.add("\(name) outer") } }
}

private struct Subject {
  let name = CurrentValueSubject<String, Never>("Elbow")
}

@MainActor @Suite struct DynamicPropertyTests {
  @Test func `P-29 update is called before each body, inside first`() {
    struct Updating: View {
      let logged: Logged
      let log: Log
      @State var count = 0
      var body: some View {
        let _ = log.add("body \(count)")
        Button("go") { count += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Updating(logged: Logged("p", log), log: log))
    host.tap("go")
    #expect(
      log.lines == [
        "p inner", "p outer", "body 0", "p inner", "p outer", "body 1",
      ])
  }

  @Test func `a state inside a learner's own wrapper`() {
    struct Editor: View {
      @MyState<String> var age: String

      init(_ action: @escaping (String) -> Void) {
        _age = MyState(wrappedValue: "18", toAction: action)
      }

      var body: some View {
        VStack {
          TextField("age", text: $age)
          Text("age is \(age)")
        }
      }
    }
    let log = Log()
    let host = ViewHost(Editor { log.add($0) })
    host.reset()
    host.paste("19", into: "age")
    #expect(host.screen == "age: 19_\nage is 19")
    #expect(host.takeEvaluations() == ["Editor: state age.state"])
    #expect(log.lines == ["19"])
  }

  @Test func `a publisher inside a learner's own wrapper`() {
    struct Reader: View {
      @ObservedPublisher<CurrentValueSubject<String, Never>> var name: String
      init(_ subject: Subject) {
        _name = ObservedPublisher(publisher: subject.name, initial: "")
      }
      var body: some View { Text("name \(name)") }
    }
    let subject = Subject()
    let host = ViewHost(Reader(subject))
    #expect(host.screen == "name Elbow")
    host.reset()
    host.perform { subject.name.value = "Big Elbow" }
    #expect(host.screen == "name Big Elbow")
    #expect(host.takeEvaluations() == ["Reader: object will change Latest"])
  }

  @Test
  func `P-28 onReceive gets the present value once, and the latest action`() {
    struct Receiving: View {
      let subject: Subject
      let log: Log
      @State var name = ""
      @State var round = 0
      var body: some View {
        VStack {
          Text(name)
          Button("again") { round += 1 }
        }
        .onReceive(subject.name) { name in
          log.add("\(round) \(name)")
          self.name = name
        }
      }
    }
    let (subject, log) = (Subject(), Log())
    let host = ViewHost(Receiving(subject: subject, log: log))
    #expect(
      host.takeEvaluations() == ["Receiving: mounted", "Receiving: state name"])
    #expect(log.take() == ["0 Elbow"])
    host.tap("again")
    host.tap("again")
    #expect(log.take() == [])
    host.perform { subject.name.value = "Big Elbow" }
    #expect(log.take() == ["2 Big Elbow"])
    #expect(host.screen == "Big Elbow\n[again]")
  }

  @Test func `P-28 the action runs while the value is sent`() {
    struct Receiving: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      var body: some View {
        Button("send") {
          log.add("before")
          subject.send(5)
          log.add("after")
        }
        .onReceive(subject) { log.add("received \($0)") }
      }
    }
    let log = Log()
    ViewHost(Receiving(subject: PassthroughSubject(), log: log)).tap("send")
    #expect(log.lines == ["before", "received 5", "after"])
  }

  @Test func `P-28 a value from another thread is shown in the next pass`() {
    struct Receiving: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      var body: some View {
        Text("").onReceive(subject) { log.add("received \($0)") }
      }
    }
    let log = Log()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost(Receiving(subject: subject, log: log))
    let isSent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subject.send(5)
      isSent.signal()
    }
    isSent.wait()
    #expect(log.lines == [])
    host.update()
    #expect(log.lines == ["received 5"])
  }

  @Test func `P-39 setting state in update is reported`() {
    struct Eager: DynamicProperty {
      @State var isReady = false
      mutating func update() { isReady = true }
    }
    struct Waiting: View {
      let eager = Eager()
      var body: some View { Text("\(eager.isReady)") }
    }
    let host = ViewHost(Waiting())
    #expect(host.screen == "false")
    #expect(
      host.issues.map(\.description) == [
        """
        A body must not set state: Waiting was being evaluated when state \
        eager.isReady was set, and the change is dropped. Set it in an action, \
        or in onAppear
        """
      ])
  }
}
