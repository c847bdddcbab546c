import Foundation
import Testing
import ViewCore

/// Two counters that are one and the same value.
private struct Twins: View {
  struct Counter: View {
    @State var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  let counter = Counter()
  var body: some View {
    HStack {
      counter
      counter
    }
  }
}

/// An owner that passes its state on, and does not read it.
private struct Owner: View {
  struct Reader: View {
    @Binding var name: String
    var body: some View { Text("Hello, \(name)") }
  }

  @State var name = "Ann"
  var body: some View {
    VStack {
      Reader(name: $name)
      TextField("Name", text: $name)
      Button("same") { name = String(name) }
    }
  }
}

private struct SetsInBody: View {
  @State var count = 0
  var body: some View {
    count = 7
    return Text("\(count)")
  }
}

private final class Made {
  @MainActor static var log: [String] = []
  let number: Int
  @MainActor init(_ name: String) {
    Self.log.append(name)
    number = Self.log.count
  }
}

private struct MakesAModel: View {
  struct Child: View {
    let round: Int
    @State var made = Made("model")
    let onBody: (Made) -> Void
    var body: some View {
      let _ = onBody(made)
      Text("\(round)")
    }
  }

  let onBody: (Made) -> Void
  @State var round = 0
  var body: some View {
    VStack {
      Child(round: round, onBody: onBody)
      Button("again") { round += 1 }
    }
  }
}

private struct MakesInInit: View {
  struct Child: View {
    @State private var made: Made
    let round: Int
    init(round: Int) {
      _made = State(initialValue: Made("in init"))
      self.round = round
    }
    var body: some View { Text("\(made.number)") }
  }

  @State var round = 0
  var body: some View {
    VStack {
      Child(round: round)
      Button("again") { round += 1 }
    }
  }
}

/// A view value at two places.
private struct Two<Content: View>: View {
  let content: Content
  init(_ content: Content) { self.content = content }
  var body: some View {
    content
    content
  }
}

@MainActor @Suite struct StateTests {
  @Test func `P-60 one view value at two places has two states`() {
    let host = ViewHost(Twins())
    #expect(host.screen == "[0] [0]")
    host.reset()
    host.tap("0", at: 1)
    #expect(host.screen == "[0] [1]")
    #expect(host.evaluations.map(\.path) == ["Twins/Counter[1]"])
    #expect(host.takeEvaluations() == ["Counter: state count"])
  }

  @Test func `P-07 an object that is a default is made once for each place`() {
    Made.log = []
    var used: [Made] = []
    let host = ViewHost(MakesAModel { used.append($0) })
    host.tap("again")
    host.tap("again")
    #expect(Made.log == ["model"])
    #expect(used.count == 3 && used.allSatisfy { $0 === used[0] })
    _ = ViewHost(Two(MakesAModel.Child(round: 0) { used.append($0) }))
    #expect(Made.log == ["model", "model", "model"])
    #expect(used[3] !== used[4])
  }

  @Test func `P-07 an object that an init makes is made each time`() {
    Made.log = []
    let host = ViewHost(MakesInInit())
    host.tap("again")
    host.tap("again")
    #expect(Made.log == ["in init", "in init", "in init"])
    #expect(host.screen.hasPrefix("1"))
  }

  @Test func `P-10 setting an equal value changes nothing`() {
    let host = ViewHost(Owner())
    host.reset()
    host.tap("same")
    #expect(host.takeEvaluations() == [])
  }

  @Test func `P-11 a view that only passes on a binding isn't evaluated`() {
    let host = ViewHost(Owner())
    host.reset()
    host.paste("Bea", into: "Name")
    #expect(host.takeEvaluations() == ["Reader: state name"])
    #expect(host.screen == "Hello, Bea\nName: Bea_\n[same]")
  }

  @Test func `P-12 a state that is set in a body keeps its value`() {
    let host = ViewHost(SetsInBody())
    #expect(host.screen == "0")
    #expect(
      host.issueTexts == [
        """
        A body must not set state: SetsInBody was being evaluated when state \
        count was set, and the change is dropped. Set it in an action, or in \
        onAppear
        """
      ])
  }

  @Test func `P-14 outside a view a state has only its default`() {
    let host = ViewHost(EmptyView())
    host.perform {
      let twin = Twins.Counter()
      twin.count = 5
      twin.$count.wrappedValue = 6
      #expect(twin.count == 0)
      #expect(twin.$count.wrappedValue == 0)
    }
    #expect(
      host.issueTexts == [
        """
        State exists while its view is on the screen: a State<Int> was used \
        outside of a body, where it has only its default. Use it in body or in \
        an action
        """
      ])
  }

  @Test
  func `P-59 a state set on another thread is shown in the next pass`()
    async
  {
    struct Background: View {
      @State var text = "old"
      let hand: (Binding<String>) -> Void
      var body: some View {
        let _ = hand($text)
        Text(text)
      }
    }
    var binding: Binding<String>?
    let host = ViewHost(Background { binding = $0 })
    host.reset()
    nonisolated(unsafe) let text = binding!
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        text.wrappedValue = "new"
        done.resume()
      }
    }
    #expect(host.screen == "old")
    host.update()
    #expect(host.screen == "new")
    #expect(host.takeEvaluations() == ["Background: state text"])
  }
}
