// What a body reads of observable objects, and what is let go.

import class Foundation.Thread
import Testing

@testable import ViewCore

@Observable private final class Model {
  var title = "title"
  var quiet = 0
  var isEmpty: Bool { title.isEmpty }
}

/// A class that only one test uses, because a trace records all objects on all
/// threads, and a test that waits for another thread lets the other tests run.
@Observable private final class Listed { var title = "title" }

@MainActor private let global = Model()

private struct Storing: View {
  let model: Model
  var body: some View { Text("I have it") }
}

private struct Title: View {
  let model: Model
  var body: some View { Text(model.title) }
}

private struct Swapping: View {
  @State var model = Model()
  var body: some View {
    VStack {
      Storing(model: model)
      Button("swap") { model = Model() }
    }
  }
}

private struct Quiet: View {
  struct Reader: View {
    let round: Int
    let model: Model
    var body: some View { Text("\(round) \(model.quiet)") }
  }

  let model: Model
  @State var round = 0
  @State var isShown = true
  var body: some View {
    VStack {
      if isShown { Reader(round: round, model: model) }
      Button("again") { round += 1 }
      Button("hide") { isShown = false }
    }
  }
}

@MainActor @Suite struct ObservationTests {
  @Test func `P-24 ten thousand evaluations leave one registration`() {
    let model = Model()
    let trace = Trace(["quiet": \Model.quiet])
    let host = ViewHost(Quiet(model: model))
    for _ in 0..<10_000 { host.tap("again") }
    #expect(host.count(of: Quiet.Reader.self) == 10_001)
    trace.record { model.quiet += 1 }
    #expect(trace.events.filter { $0.kind == .fired }.count == 1)
    host.update()
    host.tap("hide")
    trace.record { model.quiet += 1 }
    #expect(
      trace.events.filter { $0.kind == .fired }.count == 1,
      "a view that is gone observes nothing")
  }

  @Test func `P-30 a view that stores an object and does not read it is quiet`()
  {
    let model = Model()
    let host = ViewHost(Storing(model: model))
    host.reset()
    host.perform { model.title = "new" }
    #expect(host.takeEvaluations() == [])
  }

  @Test func `P-30 another object is another input`() {
    let host = ViewHost(Swapping())
    host.reset()
    host.tap("swap")
    #expect(
      host.takeEvaluations() == [
        "Swapping: state model", "Storing: inputs changed",
      ])
  }

  @Test func `P-31 a global object that is read is tracked`() {
    struct Global: View {
      var body: some View { Text(global.title) }
    }
    let host = ViewHost(Global())
    host.reset()
    host.perform { global.title = "global" }
    #expect(host.screen == "global")
    #expect(host.takeEvaluations() == ["Global: property Model.title"])
  }

  @Test func `P-67 what an action reads is no dependency`() {
    struct Acting: View {
      let model: Model
      let log: Log
      var body: some View { Button("act") { log.add(model.title) } }
    }
    let (model, log) = (Model(), Log())
    let host = ViewHost(Acting(model: model, log: log))
    host.tap("act")
    host.reset()
    host.perform { model.title = "new" }
    #expect(log.lines == ["title"])
    #expect(host.takeEvaluations() == [])
  }

  @Test
  func `P-59 a change on another thread is shown in the next pass`()
    async
  {
    let model = Model()
    let host = ViewHost(Title(model: model))
    host.reset()
    nonisolated(unsafe) let shared = model
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        shared.title = "new"
        done.resume()
      }
    }
    #expect(host.screen == "title")
    host.update()
    #expect(host.screen == "new")
    #expect(host.takeEvaluations() == ["Title: property Model.title"])
    #expect(host.issues.isEmpty)
  }

  @Test func `a property without a name is known by its type`() {
    let names = ["quiet": \Model.quiet as AnyKeyPath]
    var given = PropertyNames(names)
    #expect(given.name(of: \Model.quiet) == "Model.quiet")
    var found = PropertyNames([:])
    #expect(found.name(of: \Model.title) == "Model.title")
    #expect(found.name(of: \Model.isEmpty) == "Model")
  }
}

@MainActor @Suite struct ReleaseTests {
  @Test func `what is gone is released`() {
    struct Row: View {
      let model: Model
      @State var own = Model()
      @StateObject var object = Publisher()
      let onMake: (AnyObject) -> Void
      var body: some View {
        let _ = (onMake(own), onMake(object), onMake(model))
        Text(model.title + own.title)
          .onReceive(object.subject) { _ in onMake(own) }
          .onAppear { onMake(own) }
          .environment(own)
      }
    }
    struct Rows: View {
      @State var models: [Model]
      let onMake: (AnyObject) -> Void
      var body: some View {
        VStack {
          ForEach(models.indices, id: \.self) { index in
            Row(model: models[index], onMake: onMake)
          }
          Button("clear") { models = [] }
        }
      }
    }
    final class Publisher: ObservableObject {
      let subject = CurrentValueSubject<Int, Never>(1)
    }
    let seen = Seen()
    let host = ViewHost(
      Rows(models: [Model(), Model()]) { seen.add($0) })
    host.perform {}
    #expect(seen.living > 0)
    host.tap("clear")
    host.reset()
    #expect(seen.living == 2, "the defaults of the state are kept by the root")
  }

  @Test func `a host that is gone leaves nothing`() {
    struct Title: View {
      let listed: Listed
      var body: some View { Text(listed.title) }
    }
    let (listed, seen) = (Listed(), Seen())
    weak var graph: ViewGraph?
    weak var root: Node?
    do {
      let other = Listed()
      seen.add(other)
      let host = ViewGraph(
        VStack {
          Title(listed: listed)
          Title(listed: other)
        }, names: [:])
      (graph, root) = (host, host.root)
      #expect(root?.children.count == 1)
    }
    #expect(graph == nil)
    #expect(root == nil)
    #expect(seen.living == 0)
    let trace = Trace(["title": \Listed.title])
    trace.record { listed.title = "new" }
    #expect(trace.events.map(\.kind) == [.willSet])
  }

  @Test func `changes that no pass has seen are freed with the host`() {
    let model = Model()
    weak var inbox: Inbox?
    do {
      let host = ViewGraph(Title(model: model), names: [:])
      inbox = host.inbox
      model.title = "new"
      #expect(inbox?.isEmpty == false)
    }
    #expect(inbox == nil)
  }
}

/// Objects that have been seen, and that might be gone by now.
@MainActor
private final class Seen {
  private struct Weak { weak var object: AnyObject? }
  private var all: [ObjectIdentifier: Weak] = [:]

  func add(_ object: AnyObject) {
    all[ObjectIdentifier(object)] = Weak(object: object)
  }

  var living: Int { all.values.count { $0.object != nil } }
}
