import Testing
import ViewCore

private let seven = ["aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg"]

@MainActor @Suite struct MeasuredClaimsTests {
  @Test func `one of seven to-dos toggled: one row, with Observation`() {
    let host = ViewHost(ObservedList.TodoList(store: ObservedList.Store(seven)))
    #expect(
      host.screen == """
        To do
        =====
        [(circle)] aaa
        [(circle)] bbb
        [(circle)] ccc
        [(circle)] ddd
        [(circle)] eee
        [(circle)] fff
        [(circle)] ggg
        """)
    #expect(
      host.table == """
        view      cause    bodies
        TodoList  mounted       1
        TodoRow   mounted       7
        """)
    host.reset()
    host.tap("circle", at: 1)
    #expect(
      host.evaluations.map(\.description) == [
        "TodoRow: property TodoItem.isDone"
      ])
    #expect(host.evaluations[0].path == "TodoList/TodoRow[1]")
    #expect(host.screen.contains("[(checkmark)] bbb"))
  }

  @Test func `one of seven to-dos toggled: eight bodies, as a whole`() {
    let host = ViewHost(PublishedList.TodoList(seven))
    host.reset()
    host.tap("circle", at: 1)
    #expect(
      host.table == """
        view      cause                     bodies
        TodoList  object will change Store       1
        TodoRow   inputs changed                 7
        """)
    #expect(host.screen.contains("[(checkmark)] bbb"))
  }
}

// MARK: - Values or objects

//     Root
//       A   reads a
//       B   reads b

private enum Values {
  final class Store: ObservableObject {
    @Published var a = 1
    @Published var b = 2
  }

  struct Root: View {
    @StateObject var store = Store()
    var body: some View {
      VStack {
        A(a: store.a)
        B(b: store.b)
        Button("b") { store.b += 1 }
      }
    }
  }

  struct A: View {
    let a: Int
    var body: some View { Text("a \(a)") }
  }

  struct B: View {
    let b: Int
    var body: some View { Text("b \(b)") }
  }
}

private enum Objects {
  @Observable final class Store {
    var a = 1
    var b = 2
  }

  struct Root: View {
    @State var store = Store()
    var body: some View {
      VStack {
        A(store: store)
        B(store: store)
        Button("b") { store.b += 1 }
      }
    }
  }

  struct A: View {
    let store: Store
    var body: some View { Text("a \(store.a)") }
  }

  struct B: View {
    let store: Store
    var body: some View { Text("b \(store.b)") }
  }
}

@MainActor @Suite struct PassingTests {
  @Test
  func `a root that passes values is evaluated with the one that changed`() {
    let host = ViewHost(Values.Root())
    host.reset()
    host.tap("b")
    #expect(
      host.takeEvaluations() == [
        "Root: object will change Store", "B: inputs changed",
      ])
    #expect(host.screen == "a 1\nb 3\n[b]")
  }

  @Test func `a root that passes the object is not evaluated`() {
    let host = ViewHost(Objects.Root(), names: ["b": \Objects.Store.b])
    host.reset()
    host.tap("b")
    #expect(host.takeEvaluations() == ["B: property Store.b"])
    #expect(host.screen == "a 1\nb 3\n[b]")
  }
}

// MARK: - One of n rows

@MainActor @Suite struct RowTests {
  @Test(arguments: [10, 100, 1000, 10_000])
  func `one of n rows toggled: one body, or n and one more`(n: Int) {
    let names = (0..<n).map { "\($0)" }

    let store = ObservedList.Store(names)
    let observed = ViewHost(ObservedList.TodoList(store: store))
    #expect(observed.count(of: ObservedList.TodoRow.self) == n)
    observed.reset()
    observed.perform { store.items[n / 2].isDone = true }
    #expect(
      observed.takeEvaluations() == ["TodoRow: property TodoItem.isDone"])

    let publishing = PublishedList.Store(names)
    let published = ViewHost(PublishedList.TodoList(publishing))
    published.reset()
    published.perform { publishing.items[n / 2].isDone = true }
    #expect(
      published.table.split(separator: "\n").dropFirst().map {
        $0.split(separator: " ").joined(separator: " ")
      } == [
        "TodoList object will change Store 1", "TodoRow inputs changed \(n)",
      ])
  }
}
