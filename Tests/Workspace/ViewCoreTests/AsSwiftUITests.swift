// What people have seen SwiftUI itself do: OpenSwiftUI's compatibility tests, at
// 069dd80b, run against SwiftUI, too. Each test here is our own program with the
// same demand, and names the file and the test that the demand comes from.
// Two demands aren't met here: a freed host runs no `onDisappear` (P-54), and
// `withAnimation` is not a separate transaction, because nothing moves.

import Testing
import ViewCore

@MainActor private var log: [String] = []
@MainActor private var bodies: [String] = []

/// A model with a property that is observed, and one that isn't.
private protocol Switches: AnyObject {
  var shown: Bool { get set }
  var hidden: Bool { get set }
}

private final class Sender: ObservableObject, Switches {
  @Published var shown = false
  var hidden = false
}

@Observable
private final class Tracked: Switches {
  var shown = false
  @ObservationIgnored var hidden = false
}

private struct Line: View {
  let isOn: Bool
  var body: some View {
    let _ = bodies.append("line")
    Text(isOn ? "on" : "off")
  }
}

/// Two lines that show a model, and change it when they appear.
@MainActor @ViewBuilder
private func lines(of model: any Switches, changing shown: Bool) -> some View {
  let _ = bodies.append("content")
  VStack {
    Line(isOn: model.shown)
    Line(isOn: model.hidden)
  }
  .onAppear { if shown { model.shown.toggle() } else { model.hidden.toggle() } }
}

private struct Observed: View {
  @ObservedObject var model = Sender()
  let changesShown: Bool
  var body: some View { lines(of: model, changing: changesShown) }
}

private struct Kept: View {
  @StateObject var model = Sender()
  let changesShown: Bool
  var body: some View { lines(of: model, changing: changesShown) }
}

private struct Plain: View {
  let model = Tracked()
  let changesShown: Bool
  var body: some View { lines(of: model, changing: changesShown) }
}

private struct Owned: View {
  @State var model = Tracked()
  let changesShown: Bool
  var body: some View { lines(of: model, changing: changesShown) }
}

@MainActor @Suite(.serialized) struct AsSwiftUITests {
  init() { (log, bodies) = ([], []) }

  private func show(_ view: some View) -> ViewHost {
    let host = ViewHost(view)
    host.update()
    return host
  }

  /// ObservedObjectCompatibilityTests, StateObjectCompatibilityTests,
  /// ObservationUtilsCompatibilityTests.
  @Test(arguments: [true, false])
  func `a change evaluates the content and one line, and a hidden one nothing`(
    isShown: Bool
  ) {
    func bodies(of view: some View) -> [String] {
      evaluated { _ = show(view) }
    }
    let seen = [
      bodies(of: Observed(changesShown: isShown)),
      bodies(of: Kept(changesShown: isShown)),
      bodies(of: Plain(changesShown: isShown)),
      bodies(of: Owned(changesShown: isShown)),
    ]
    let first = ["content", "line", "line"]
    #expect(
      seen.allSatisfy { $0 == first + (isShown ? ["content", "line"] : []) })
  }

  private func evaluated(_ run: () -> Void) -> [String] {
    bodies = []
    run()
    return bodies
  }

  /// BindableCompatibilityTests.
  @Test func `a parent that appears sees what its child has set`() {
    struct Child: View {
      @Binding var shown: Bool
      var body: some View { Text("child").onAppear { shown = true } }
    }
    struct Parent: View {
      let model = Tracked()
      var body: some View {
        let model = Bindable(model)
        Child(shown: model.shown)
          .onAppear { log.append("\(self.model.shown)") }
      }
    }
    _ = show(Parent())
    #expect(log == ["true"])
  }

  /// StateCompatibilityTests: nestedStateUpdate, without its animation.
  @Test func `two sets in one action are one evaluation and one change`() {
    struct Content: View {
      @State private var value = 0
      var body: some View {
        let _ = bodies.append("\(value)")
        Text("content")
          .onAppear { (value = 1, value = 2) }
          .onChange(of: value) { log.append("\($0) to \($1)") }
      }
    }
    _ = show(Content())
    #expect(bodies == ["0", "2"])
    #expect(log == ["0 to 2"])
  }

  private struct Toggled<Content: View>: View {
    let content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      VStack {
        content(isOn)
        Button("toggle") { isOn.toggle() }
      }
    }
  }

  /// AppearanceActionModifierCompatibilityTests: idTest, up to the end of the
  /// host; IDViewCompatibilityTests: idAfterOnAppear.
  @Test func `with a new id the new view appears, then the old one disappears`()
  {
    let host = show(
      Toggled { isOn in
        Text("content")
          .onAppear { log.append("appears") }
          .onDisappear { log.append("disappears") }
          .id(isOn)
      })
    host.tap("toggle")
    #expect(log == ["appears", "appears", "disappears"])
  }

  /// IDViewCompatibilityTests: idBeforeOnAppear.
  @Test func `onAppear around an id isn't called again`() {
    let host = show(
      Toggled { isOn in
        Text("content").id(isOn).onAppear { log.append("appears") }
      })
    host.tap("toggle")
    #expect(log == ["appears"])
  }

  /// ValueActionModifierCompatibilityTests.
  @Test func `onChange with initial runs once at first, and for each change`() {
    struct Content: View {
      @State private var value = 0
      var body: some View {
        Button("2") { value = 2 }
          .onAppear { value = 1 }
          .onChange(of: value, initial: true) { log.append("\($0) to \($1)") }
      }
    }
    let host = show(Content())
    host.tap("2")
    host.tap("2")
    #expect(log == ["0 to 0", "0 to 1", "1 to 2"])
  }

  private struct Parity: View, Equatable {
    let number: Int
    var body: some View {
      let _ = bodies.append("\(number)")
      Text("\(number)")
    }
    nonisolated static func == (a: Self, b: Self) -> Bool {
      a.number % 2 == b.number % 2
    }
  }

  private struct Numbers<Content: View>: View {
    let content: (Int) -> Content
    @State private var number = 0
    var body: some View {
      VStack {
        content(number)
        Button("+2") { number += 2 }
      }
    }
  }

  /// EquatableViewCompatibilityTests.
  @Test func `equatable compares by the view's ==, and plain data by its data`()
  {
    let host = show(Numbers { Parity(number: $0).equatable() })
    host.tap("+2")
    #expect(bodies == ["0"])
    let plain = show(Numbers { Parity(number: $0) })
    plain.tap("+2")
    #expect(bodies == ["0", "0", "2"])
  }

  /// TaskModifierCompatibilityTests: taskWithoutID, taskWithID.
  @Test func `a task starts once, and once more for a different id`() async {
    struct Content: View {
      @State private var value = 0
      var body: some View {
        Button("change") { value += 1 }
          .task { log.append("task") }
          .task(id: value) { log.append("task \(value)") }
      }
    }
    let host = show(Content())
    await host.settle()
    host.tap("change")
    await host.settle()
    #expect(log == ["task", "task 0", "task 1"])
  }

  /// EnvironmentObjectCompatibilityTests, Environment+ObservableCompatibilityTests,
  /// EnvironmentKeyWritingModifierCompatibilityTests.
  @Test func `a view finds an object, a value, or nil if there is none`() {
    struct Reader: View {
      @EnvironmentObject var published: Sender
      @Environment(Tracked.self) var tracked: Tracked?
      @Environment(\.isEnabled) var isEnabled
      var body: some View {
        Text("reader").onAppear {
          log.append("\(published.shown) \(tracked == nil) \(isEnabled)")
        }
      }
    }
    _ = show(
      Reader().environmentObject(Sender()).environment(\.isEnabled, false))
    #expect(log == ["false true false"])
  }
}
