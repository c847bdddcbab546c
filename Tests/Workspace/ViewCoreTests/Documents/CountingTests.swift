// The same small counter, its model written in four ways. From the first to
// the third is three lines.

import Testing
import ViewCore

private final class PublishedGate: ObservableObject {
  @Published var count = 0
  func pass() { count += 1 }
}

private final class TellingGate: ObservableObject {
  var count = 0 {
    willSet(newValue) { objectWillChange.send() }
  }
  func pass() { count += 1 }
}

@Observable
private final class ObservedGate {
  var count = 0
  func pass() { count += 1 }
}

private final class HandmadeGate {
  var count: Int {
    @storageRestrictions(initializes: _count)
    init(initialValue) { _count = initialValue }
    get {
      access(keyPath: \.count)
      return _count
    }
    set {
      withMutation(keyPath: \.count) { _count = newValue }
    }
  }
  @ObservationIgnored private var _count: Int

  init(count: Int = 0) { self.count = count }

  func pass() { count += 1 }

  @ObservationIgnored private let _$observationRegistrar =
    Observation.ObservationRegistrar()

  internal nonisolated func access<Member>(
    keyPath: KeyPath<HandmadeGate, Member>
  ) {
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  internal nonisolated func withMutation<Member, MutationResult>(
    keyPath: KeyPath<HandmadeGate, Member>,
    _ mutation: () throws -> MutationResult
  ) rethrows -> MutationResult {
    try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }
}

extension HandmadeGate: Observable {}

private struct PublishedView: View {
  @StateObject var gate = PublishedGate()
  var body: some View {
    VStack {
      Text("Visitors: \(gate.count)")
      Button {
        gate.pass()
      } label: {
        Text("Pass")
      }
    }
    .padding()
  }
}

private struct TellingView: View {
  @StateObject var gate = TellingGate()
  var body: some View {
    VStack {
      Text("Visitors: \(gate.count)")
      Button {
        gate.pass()
      } label: {
        Text("Pass")
      }
    }
    .padding()
  }
}

private struct ObservedView: View {
  @State var gate = ObservedGate()
  var body: some View {
    VStack {
      Text("Visitors: \(gate.count)")
      Button {
        gate.pass()
      } label: {
        Text("Pass")
      }
    }
    .padding()
  }
}

private struct HandmadeView: View {
  @State var gate = HandmadeGate()
  var body: some View {
    VStack {
      Text("Visitors: \(gate.count)")
      Button {
        gate.pass()
      } label: {
        Text("Pass")
      }
    }
    .padding()
  }
}

@MainActor @Suite struct CountingTests {
  /// What two visitors evaluate.
  private func evaluations(of view: some View) -> [String] {
    let host = ViewHost(view)
    #expect(host.screen == "Visitors: 0\n[Pass]")
    host.reset()
    host.tap("Pass")
    host.tap("Pass")
    #expect(host.screen == "Visitors: 2\n[Pass]")
    return host.takeEvaluations()
  }

  private func twice(_ line: String) -> [String] { [line, line] }

  @Test func `a published property`() {
    #expect(
      evaluations(of: PublishedView())
        == twice("PublishedView: object will change PublishedGate"))
  }

  @Test func `a class that notifies its observers by hand`() {
    #expect(
      evaluations(of: TellingView())
        == twice("TellingView: object will change TellingGate"))
  }

  @Test func `an observable class`() {
    #expect(
      evaluations(of: ObservedView())
        == twice("ObservedView: property ObservedGate.count"))
  }

  @Test func `an observable class, written by hand`() {
    #expect(
      evaluations(of: HandmadeView())
        == twice("HandmadeView: property HandmadeGate.count"))
  }
}
