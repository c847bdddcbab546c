// What modifiers do: those of a learner, and those that run something.

import Testing
import ViewCore

private struct Framed: ViewModifier {
  let title: String
  @State var count = 0

  func body(content: Content) -> some View {
    VStack {
      Button("\(title) \(count)") { count += 1 }
      content
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

@MainActor @Suite struct ModifierTests {
  @Test
  func `P-66 a modifier has its own state, and places its content`() {
    struct Parent: View {
      @State var text = "content"
      var body: some View {
        VStack {
          Text(text).modifier(Framed(title: "frame"))
          Button("change") { text = "changed" }
        }
      }
    }
    let host = ViewHost(Parent())
    #expect(host.screen == "[frame 0]\ncontent\n[change]")
    host.reset()
    host.tap("frame 0")
    #expect(host.takeEvaluations() == ["Framed: state count"])
    host.tap("change")
    #expect(host.takeEvaluations() == ["Parent: state text"])
    #expect(host.screen == "[frame 1]\nchanged\n[change]")
  }

  @Test
  func `P-66 a modifier and its content that both change are evaluated once`() {
    struct Content: View {
      let action: () -> Void
      var body: some View { Button("content", action: action) }
    }
    struct Parent: View {
      @State var title = "old"
      var body: some View {
        Content { title = "new" }.modifier(Framed(title: title))
      }
    }
    let host = ViewHost(Parent())
    host.reset()
    host.tap("content")
    #expect(
      host.takeEvaluations() == [
        "Parent: state title", "Framed: inputs changed",
        "Content: inputs changed",
      ])
  }

  @Test
  func `P-54 onAppear runs after the views are there, onDisappear at the end`()
  {
    struct Parent: View {
      let log: Log
      @State var isShown = true
      @State var text = "before"
      var body: some View {
        let _ = log.add("body \(text)")
        if isShown {
          Text(text)
            .onAppear {
              log.add("appeared")
              text = "after"
            }
            .onDisappear { log.add("disappeared") }
        }
        Button("toggle") { isShown.toggle() }
      }
    }
    let log = Log()
    let host = ViewHost(Parent(log: log))
    #expect(log.take() == ["body before", "appeared", "body after"])
    #expect(host.screen == "after\n[toggle]")
    host.tap("toggle")
    #expect(log.take() == ["body after", "disappeared"])
    host.tap("toggle")
    #expect(log.take() == ["body after", "appeared"])
  }

  @Test
  func `P-54 the innermost view's actions run first, in the order written`() {
    struct Parent: View {
      let log: Log
      @State var count = 0
      var body: some View {
        VStack {
          Text("first")
            .onChange(of: count, initial: true) { log.add("first changed") }
            .onAppear { log.add("first appeared") }
            .onDisappear { log.add("first disappeared") }
          Button("count") { count += 1 }
            .onChange(of: count) { log.add("second changed") }
            .onAppear { log.add("second appeared") }
            .onDisappear { log.add("second disappeared") }
        }
        .onAppear { log.add("stack appeared") }
        .onChange(of: count, initial: true) { log.add("stack changed") }
        .onDisappear { log.add("stack disappeared") }
      }
    }
    struct Shown: View {
      let log: Log
      @State var isShown = true
      var body: some View {
        if isShown { Parent(log: log) }
        Button("hide") { isShown = false }
      }
    }
    let log = Log()
    let host = ViewHost(Shown(log: log))
    #expect(
      log.take() == [
        "first changed", "first appeared", "second appeared",
        "stack appeared", "stack changed",
      ])
    host.tap("count")
    #expect(
      log.take() == ["first changed", "second changed", "stack changed"])
    host.tap("hide")
    #expect(
      log.take() == [
        "first disappeared", "second disappeared", "stack disappeared",
      ])
  }

  @Test
  func `P-54 a child's action comes before its parent's`() {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Text("child").onAppear { value = 1 } }
    }
    struct Parent: View {
      let log: Log
      @State var value = 0
      var body: some View {
        Child(value: $value).onAppear { log.add("value \(value)") }
      }
    }
    let log = Log()
    _ = ViewHost(Parent(log: log))
    #expect(log.take() == ["value 1"])
  }

  @Test
  func `P-53 onChange gets the old and the new value, in its three forms`() {
    struct Parent: View {
      let log: Log
      @State var count = 0
      var body: some View {
        Button("go") { count += 1 }
          .onChange(of: count) { old, new in log.add("\(old) to \(new)") }
          .onChange(of: count) { log.add("changed") }
          .onChange(of: count, perform: { log.add("now \($0)") })
      }
    }
    let log = Log()
    let host = ViewHost(Parent(log: log))
    host.tap("go")
    #expect(log.take().sorted() == ["0 to 1", "changed", "now 1"])
  }

  @Test func `P-55 preferences go up, and run an action after a change`() {
    struct Parent: View {
      let log: Log
      @State var widths = [1, 3]
      var body: some View {
        VStack {
          ForEach(widths, id: \.self) {
            Text("\($0)").preference(key: WidthKey.self, value: $0)
          }
          Button("wider") { widths.append(5) }
          Button("same") { widths.append(2) }
          Button("less") { widths = [2] }
        }
        .onPreferenceChange(WidthKey.self) { log.add("width \($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Parent(log: log))
    host.tap("same")
    host.tap("wider")
    host.tap("less")
    #expect(log.lines == ["width 3", "width 5", "width 2"])
  }
}
