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

/// A screen that a toggle changes.
private struct Toggled<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false
  var body: some View {
    VStack {
      content(isOn)
      Toggle("more", isOn: $isOn)
    }
  }
}

private struct Part: Identifiable, Hashable {
  let id: Int
  var name: String
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

  @Test func `P-61 a modifier in one branch makes another place of its view`() {
    let host = ViewHost(
      Toggled { isOn in
        if isOn {
          Counter(name: "a").disabled(false)
        } else {
          Counter(name: "a")
        }
        Counter(name: "b").disabled(isOn && false)
      })
    host.tap("a 0")
    host.tap("b 0")
    host.tap("more")
    #expect(host.screen == "[a 0]\n[b 1]\n[x] more")
    host.tap("more")
    #expect(host.screen == "[a 0]\n[b 1]\n[ ] more")
  }

  @Test func `P-61 another container is another place for what is in it`() {
    let host = ViewHost(
      Toggled { isOn in
        if isOn { HStack { Counter(name: "a") } } else { Counter(name: "a") }
      })
    host.tap("a 0")
    host.tap("more")
    #expect(host.screen == "[a 0]\n[x] more")
  }

  @Test func `P-61 AnyView keeps state while the type in it stays the same`() {
    let host = ViewHost(
      Toggled { isOn in
        isOn ? AnyView(Counter(name: "a")) : AnyView(Counter(name: "b"))
        isOn
          ? AnyView(Counter(name: "c").disabled(false))
          : AnyView(Counter(name: "c"))
        isOn ? AnyView(EmptyView()) : AnyView(Counter(name: "d"))
      })
    for name in "bcd" { host.tap("\(name) 0") }
    host.tap("more")
    #expect(host.screen == "[a 1]\n[c 0]\n[x] more")
    host.tap("more")
    #expect(host.screen == "[b 1]\n[c 0]\n[d 0]\n[ ] more")
  }

  @Test func `P-61 an AnyView that is wrapped again is the same place`() {
    let host = ViewHost(
      Toggled { isOn in
        let counter = AnyView(Counter(name: "a"))
        isOn ? AnyView(counter) : counter
      })
    host.tap("a 0")
    host.tap("more")
    #expect(host.screen == "[a 1]\n[x] more")
  }

  @Test func `P-61 if let and a comparison with nil make equal places`() {
    struct Optionals: View {
      @State var name: String? = "one"
      var body: some View {
        VStack {
          if let name { Counter(name: "bound \(name)") }
          if name != nil { Counter(name: "compared \(name!)") }
          Button("two") { name = "two" }
          Button("nil") { name = nil }
        }
      }
    }
    let host = ViewHost(Optionals())
    host.tap("bound one 0")
    host.tap("compared one 0")
    host.tap("two")
    #expect(host.screen.hasPrefix("[bound two 1]\n[compared two 1]\n"))
    host.tap("nil")
    #expect(host.screen == "[two]\n[nil]")
    host.tap("two")
    #expect(host.screen.hasPrefix("[bound two 0]\n[compared two 0]\n"))
  }

  @Test func `P-25 an id that comes back begins anew`() {
    let host = ViewHost(Toggled { isOn in Counter(name: "a").id(isOn) })
    host.tap("a 0")
    host.tap("more")
    host.tap("more")
    #expect(host.screen == "[a 0]\n[ ] more")
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

  @Test func `P-26 with the element as its id, an edited element is a new row`()
  {
    struct Parts: View {
      @State var parts = [Part(id: 1, name: "a"), Part(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach(parts, id: \.self) { Counter(name: "self \($0.name)") }
          ForEach(parts) { Counter(name: "id \($0.name)") }
          Button("edit") { parts[0].name = "c" }
        }
      }
    }
    let host = ViewHost(Parts())
    for name in ["self a", "self b", "id a", "id b"] { host.tap("\(name) 0") }
    host.tap("edit")
    #expect(
      host.screen == "[self c 0]\n[self b 1]\n[id c 1]\n[id b 1]\n[edit]")
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
