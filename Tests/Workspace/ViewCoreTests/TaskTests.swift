// Tasks of views: when they start and end, and what their closures see.

import Testing
import ViewCore

/// Work that waits until the test lets it go on.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Is called when a task that waits is cancelled.
  var onCancel: () -> Void = {}

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      MainActor.assumeIsolated { self.onCancel() }
    }
  }

  func open() {
    let opened = waiting
    waiting = []
    for continuation in opened { continuation.resume() }
  }
}

@MainActor @Suite struct TaskTests {
  private let log = Log()
  private let gate = Gate()

  @Test
  func `P-68 a task is made with the appear actions, and runs in a later turn`()
    async
  {
    struct Board: View {
      let log: Log
      var body: some View {
        let _ = log.add("body")
        Text("board")
          .onAppear { log.add("first appears") }
          .task { log.add("task") }
          .task { log.add("second task") }
          .onAppear { log.add("second appears") }
      }
    }
    let host = ViewHost(Board(log: log))
    #expect(log.take() == ["body", "first appears", "second appears"])
    #expect(host.work == ["Board, task: running", "Board, task: running"])
    await host.settle()
    #expect(log.take() == ["task", "second task"])
    #expect(host.work == [])
  }

  @Test
  func `P-69 evaluating the body again neither restarts nor replaces a task`()
    async
  {
    struct Board: View {
      let (log, gate): (Log, Gate)
      @State var count = 0
      var body: some View {
        Button("again \(count)") { count += 1 }
          .task { [count] in
            log.add("asked at \(count)")
            await gate.wait()
            log.add("answered at \(count)")
          }
      }
    }
    let host = ViewHost(Board(log: log, gate: gate))
    await host.settle()
    for _ in 1...3 { host.tap("again \(host.screen.dropLast().last!)") }
    await host.settle()
    #expect(host.screen == "[again 3]")
    #expect(log.take() == ["asked at 0"])
    gate.open()
    await host.settle()
    #expect(log.take() == ["answered at 0"])
  }

  private struct Piers: View {
    let (log, gate): (Log, Gate)
    @State var pier = "North"
    var body: some View {
      VStack {
        Button("South") { pier = "South" }
        Button("North") { pier = "North" }
        Button("twice") { (pier = "West", pier = "East") }
      }
      .task(id: pier, name: "load") {
        log.add("\(pier) asked")
        await gate.wait()
        log.add("\(Task.isCancelled ? "cancelled" : "done"), now \(pier)")
      }
    }
  }

  @Test
  func `P-70 a different id cancels the task, and starts the newest closure`()
    async
  {
    let host = ViewHost(Piers(log: log, gate: gate))
    await host.settle()
    host.tap("North")
    await host.settle()
    #expect(log.take() == ["North asked"])
    host.tap("South")
    #expect(
      host.work == [
        "Piers, load North: cancelled, but still running",
        "Piers, load South: running",
      ])
    await host.settle()
    #expect(log.take() == ["South asked"])
    gate.open()
    await host.settle()
    #expect(log.take() == ["cancelled, now South", "done, now South"])
    host.tap("twice")
    await host.settle()
    #expect(log.take() == ["East asked"])
    gate.open()
    await host.settle()
  }

  @Test
  func `P-70 the task is cancelled before the next one starts`() async {
    gate.onCancel = { [log, weak gate] in
      log.add("cancelled")
      gate?.open()
    }
    let host = ViewHost(Piers(log: log, gate: gate))
    await host.settle()
    _ = log.take()
    host.tap("South")
    #expect(log.take() == ["cancelled"])
    await host.settle()
    #expect(log.take().sorted() == ["South asked", "cancelled, now South"])
    gate.open()
    await host.settle()
  }

  private struct Screen: View {
    let (log, gate): (Log, Gate)
    @State var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("board")
            .task {
              log.add("asked")
              await gate.wait()
              log.add("goes on, cancelled: \(Task.isCancelled)")
            }
            .onDisappear { log.add("disappears") }
        }
        Button("toggle") { isShown.toggle() }
      }
    }
  }

  @Test
  func `P-71 a view that disappears cancels its task, whose code goes on`()
    async
  {
    let host = ViewHost(Screen(log: log, gate: gate))
    await host.settle()
    host.tap("toggle")
    #expect(log.take() == ["asked", "disappears"])
    #expect(host.work == ["Screen, task: cancelled, but still running"])
    gate.open()
    await host.settle()
    #expect(log.take() == ["goes on, cancelled: true"])
    #expect(host.work == [])
  }

  @Test
  func `P-72 a view that comes back starts its task again`() async {
    let host = ViewHost(Screen(log: log, gate: gate))
    await host.settle()
    gate.open()
    await host.settle()
    host.tap("toggle")
    host.tap("toggle")
    await host.settle()
    #expect(
      log.take() == [
        "asked", "goes on, cancelled: false", "disappears", "asked",
      ])
    gate.open()
    await host.settle()
  }

  @Test
  func `P-73 a task sees the inputs it started with, and the state as it is`()
    async
  {
    struct Child: View {
      let log: Log
      let gate: Gate
      let input: Int
      @State var state = 0
      var body: some View {
        Button("state") { state += 1 }
          .task {
            await gate.wait()
            log.add("input \(input), state \(state)")
          }
      }
    }
    struct Parent: View {
      let log: Log
      let gate: Gate
      @State var input = 0
      var body: some View {
        VStack {
          Child(log: log, gate: gate, input: input)
          Button("input") { input += 1 }
        }
      }
    }
    let host = ViewHost(Parent(log: log, gate: gate))
    await host.settle()
    host.tap("input")
    host.tap("state")
    gate.open()
    await host.settle()
    #expect(log.take() == ["input 0, state 1"])
  }

  @Test
  func `P-74 a host that is freed cancels its tasks`() async {
    gate.onCancel = { [weak gate] in gate?.open() }
    var host: ViewHost? = ViewHost(Piers(log: log, gate: gate))
    await host?.settle()
    _ = log.take()
    host = nil
    for _ in 1...10 { await Task { @MainActor in }.value }
    #expect(log.take() == ["cancelled, now North"])
  }

  @Test
  func `P-75 what a task reads is no dependency`() async {
    @MainActor
    final class Model: Observable {
      private let registrar = ObservationRegistrar()
      private var stored = 0
      var value: Int {
        get {
          registrar.access(self, keyPath: \.value)
          return stored
        }
        set {
          registrar.withMutation(of: self, keyPath: \.value) {
            stored = newValue
          }
        }
      }
    }
    struct Board: View {
      let model: Model
      var body: some View {
        Text("board").task { model.value += 1 }
      }
    }
    let model = Model()
    let host = ViewHost(Board(model: model))
    host.reset()
    await host.settle()
    #expect(model.value == 1)
    #expect(host.takeEvaluations() == [])
  }

  @Test
  func `P-76 a control inside finds the action of refreshable`() async {
    struct Again: View {
      @Environment(\.refresh) var refresh
      var body: some View {
        Button(refresh == nil ? "none" : "again") {
          Task { await refresh?() }
        }
      }
    }
    struct Board: View {
      let (log, gate): (Log, Gate)
      var body: some View {
        VStack {
          Again()
          Again().refreshable {
            log.add("refreshes")
            await gate.wait()
          }
        }
      }
    }
    let host = ViewHost(Board(log: log, gate: gate))
    #expect(host.screen == "[none]\n[again]")
    host.tap("again")
    await host.settle()
    #expect(log.take() == ["refreshes"])
    #expect(host.work == ["tap again: running"])
    gate.open()
    await host.settle()
    #expect(host.work == [])
  }

  @Test
  func `P-77 an ancestor that disables a control has the last word`() {
    struct Booking: View {
      @State var name = "Ann"
      @State var isChild = true
      @State var isBusy = false
      var body: some View {
        VStack {
          VStack {
            Button("Book") { isBusy = true }
            Toggle("Child", isOn: $isChild)
            TextField("Name", text: $name).disabled(false)
          }
          .disabled(isBusy)
          Button("Ready") { isBusy = false }
        }
      }
    }
    let host = ViewHost(Booking())
    #expect(host.screen == "[Book]\n[x] Child\nName: Ann_\n[Ready]")
    host.tap("Book")
    #expect(host.screen == "(Book)\n(x) Child\nName: Ann\n[Ready]")
    #expect(host.spokenScreen.contains("button Book, disabled"))
    host.tap("Child")
    host.type("Bo", into: "Name")
    #expect(host.screen == "(Book)\n(x) Child\nName: Ann\n[Ready]")
    host.tap("Ready")
    host.tap("Child")
    #expect(host.screen == "[Book]\n[ ] Child\nName: Ann_\n[Ready]")
  }

  @Test
  func `P-78 settle gets through a hundred waits, and shows each change`() async
  {
    struct Board: View {
      let log: Log
      let gate: Gate
      @State var steps = 0
      var body: some View {
        let _ = log.add("\(steps)")
        ProgressView("Loading", value: Double(steps), total: 4)
          .task {
            for _ in 1...4 {
              await Task { @MainActor in }.value
              steps += 1
            }
            for _ in 1...80 { await Task { @MainActor in }.value }
            await gate.wait()
          }
      }
    }
    let host = ViewHost(Board(log: log, gate: gate))
    #expect(host.screen == "Loading 0 %")
    await host.settle()
    #expect(host.screen == "Loading 100 %")
    #expect(log.take().last == "4")
    #expect(host.work == ["Board, task: running"])
    gate.open()
    await host.settle()
    #expect(host.work == [])
  }
}
