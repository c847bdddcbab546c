// When a place lasts, and when it ends.

import Testing
import ViewCore

private struct Counter: View {
  let name: String
  @State var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Appearing: View {
  let inside: Bool
  let log: Log
  @State var id = 1
  var body: some View {
    VStack {
      if inside {
        Text("x").onAppear { log.add("appeared") }.id(id)
      } else {
        Text("x").id(id).onAppear { log.add("appeared") }
      }
      Button("next") { id += 1 }
    }
  }
}

private struct Rows: View {
  @State var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Button("reverse") { names.reverse() }
      Button("drop a") { names.removeAll { $0 == "a" } }
      Button("add a") { names.append("a") }
    }
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int) {
    self.id = id
    name = "item \(id)"
  }
}

@MainActor @Suite struct IdentityTests {
  @Test func `P-61 a branch that is left loses its state`() {
    struct Branches: View {
      @State var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Counter(name: "one") } else { Counter(name: "two") }
          Button("switch") { isFirst.toggle() }
        }
      }
    }
    let host = ViewHost(Branches())
    host.tap("one 0")
    #expect(host.screen == "[one 1]\n[switch]")
    host.tap("switch")
    host.tap("switch")
    #expect(host.screen == "[one 0]\n[switch]")
  }

  @Test func `P-61 another type at the same place is another place`() {
    struct Erased: View {
      @State var isText = false
      var body: some View {
        VStack {
          isText ? AnyView(Text("text")) : AnyView(Counter(name: "erased"))
          Button("switch") { isText.toggle() }
        }
      }
    }
    let host = ViewHost(Erased())
    host.tap("erased 0")
    host.tap("switch")
    #expect(host.screen == "text\n[switch]")
    host.tap("switch")
    #expect(host.screen == "[erased 0]\n[switch]")
  }

  @Test func `P-25 a new id ends what is inside it, not what is around it`() {
    let log = Log()
    let inside = ViewHost(Appearing(inside: true, log: log))
    inside.tap("next")
    #expect(log.take() == ["appeared", "appeared"])
    let outside = ViewHost(Appearing(inside: false, log: log))
    outside.tap("next")
    #expect(log.take() == ["appeared"])
  }

  @Test func `P-26 state follows the identity, and ends with it`() {
    let host = ViewHost(Rows())
    host.tap("a 0")
    host.tap("b 0")
    host.tap("b 1")
    host.reset()
    host.tap("reverse")
    #expect(
      host.screen.split(separator: "\n").prefix(3)
        == ["[c 0]", "[b 2]", "[a 1]"])
    #expect(host.takeEvaluations() == ["Rows: state names"])
    host.tap("drop a")
    host.tap("add a")
    #expect(host.screen.hasPrefix("[c 0]\n[b 2]\n[a 0]"))
    #expect(host.evaluations.last?.path == "Rows/Counter[0.a]")
  }

  @Test func `P-26 identities that are not unique are reported`() {
    let host = ViewHost(Rows(names: ["a", "b", "a"]))
    #expect(
      host.issueTexts == [
        """
        Identities in a ForEach must differ: a occurs more than once, and \
        state cannot follow it. Give each element an id of its own
        """
      ])
    host.tap("a 0", at: 1)
    #expect(host.screen.hasPrefix("[a 0]\n[b 0]\n[a 1]"))
    host.tap("reverse")
    #expect(host.screen.hasPrefix("[a 0]\n[b 0]\n[a 1]"))
  }

  @Test func `P-26 a range that is not constant is reported, and stays`() {
    struct Growing: View {
      @State var count = 2
      var body: some View {
        VStack {
          ForEach(0..<count) { Text("row \($0)") }
          Button("grow") { count += 1 }
        }
      }
    }
    let host = ViewHost(Growing())
    host.tap("grow")
    #expect(host.screen == "row 0\nrow 1\n[grow]")
    #expect(
      host.issueTexts == [
        """
        ForEach over a range always shows its first range: it had 2 \
        elements, and now has 3. Say ForEach(range, id: \\.self) if it changes
        """
      ])
  }

  @Test func `P-27 what the content of a row reads belongs to the row`() {
    struct Titles: View {
      let items: [Item]
      var body: some View {
        List(items) { item in
          HStack { Text(item.name) }
        }
      }
    }
    let items = [Item(1), Item(2)]
    let host = ViewHost(Titles(items: items))
    host.reset()
    host.perform { items[1].name = "renamed" }
    #expect(host.screen == "item 1\nrenamed")
    #expect(host.takeEvaluations() == [])
  }
}
