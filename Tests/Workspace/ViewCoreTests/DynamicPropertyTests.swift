// Dynamic properties that a learner makes, and what a publisher sends.

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

  @Test func `a state inside of a learner's own wrapper`() {
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
    host.type("19", into: "age")
    #expect(host.screen == "age: 19_\nage is 19")
    #expect(host.takeEvaluations() == ["Editor: state age.state"])
    #expect(log.lines == ["19"])
  }

  @Test func `a publisher inside of a learner's own wrapper`() {
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
    #expect(host.takeEvaluations() == ["Reader: state name.wrappedValue"])
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
}
