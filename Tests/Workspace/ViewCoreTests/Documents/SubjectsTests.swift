// One store without ObservableObject: each element of the state is a subject,
// and a view subscribes to those that it needs.

import Testing
import ViewCore

private class Store {
  var state = AppState()
}

private struct AppState {
  var bread = CurrentValueSubject<String, Never>("rye")
  var loaves = CurrentValueSubject<Int, Never>(100)
  var order = CurrentValueSubject<Order, Never>(Order())
}

private struct Order {
  var customer = "Ida"
  var pieces = 18
}

extension Store {
  func bake() {
    state.bread.value = "spelt"
  }
}

extension CurrentValueSubject {
  fileprivate var binding: Binding<Output> {
    Binding<Output>(get: { self.value }, set: { self.value = $0 })
  }

  fileprivate func binding<Value>(
    for keyPath: WritableKeyPath<Output, Value>
  ) -> Binding<Value> {
    Binding<Value>(
      get: { self.value[keyPath: keyPath] },
      set: { self.value[keyPath: keyPath] = $0 })
  }
}

// Each test has its own store.
@MainActor private var store = Store()

private struct Counter: View {
  @State var bread: String = ""
  var body: some View {
    Form {
      Text(bread)
      Button("Bake") {
        store.bake()
      }
    }
    .onReceive(store.state.bread) { bread in
      self.bread = bread
    }
  }
}

private struct Forgetful: View {
  @State var bread: String = ""
  var body: some View {
    Text("bread: \(bread)")
    Text(store.state.bread.value)
  }
}

private struct BreadField: View {
  var body: some View {
    TextField("Bread", text: store.state.bread.binding)
  }
}

private struct CustomerField: View {
  var body: some View {
    TextField("customer:", text: store.state.order.binding(for: \.customer))
  }
}

private struct PiecesField: View {
  @MyState<String>(
    wrappedValue: String(store.state.order.value.pieces),
    toAction: { store.state.order.value.pieces = Int($0) ?? 0 })
  var pieces
  var body: some View {
    TextField("pieces:", text: $pieces)
    Button("a dozen") { pieces = "12" }
  }
}

private struct Title: View {
  @ObservedPublisher(publisher: store.state.bread, initial: "") var bread
  var body: some View { Text(bread) }
}

@MainActor @Suite(.serialized) struct SubjectsTests {
  init() { store = Store() }

  @Test func `a view subscribes to one element of the state`() {
    let host = ViewHost(Counter())
    #expect(host.screen == "rye\n[Bake]")
    #expect(
      host.takeEvaluations() == ["Counter: mounted", "Counter: state bread"])
    #expect(host.evaluations { store.state.loaves.value = 1 } == [])
  }

  @Test func `without the subscription nothing is evaluated`() {
    let host = ViewHost(Forgetful())
    #expect(host.evaluations { store.bake() } == [])
    #expect(host.screen == "bread: \nrye")
  }

  @Test func `an action changes the element`() {
    let host = ViewHost(Counter())
    host.reset()
    host.tap("Bake")
    #expect(host.takeEvaluations() == ["Counter: state bread"])
    #expect(host.screen == "spelt\n[Bake]")
    host.tap("Bake")
    #expect(host.takeEvaluations() == [], "the state has the value already")
  }

  @Test func `a binding to the value of a subject`() {
    let host = ViewHost(BreadField())
    #expect(host.screen == "Bread: rye_")
    host.type("spelt", into: "Bread")
    #expect(host.screen == "Bread: spelt_")
    #expect(store.state.bread.value == "spelt")
    #expect(host.evaluations { store.state.bread.value = "oat" } == [])
    #expect(host.screen == "Bread: spelt_", "nothing has subscribed")
  }

  @Test func `a binding to a part of the value`() {
    let host = ViewHost(CustomerField())
    host.type("Jo", into: "customer:")
    #expect(host.screen == "customer: Jo_")
    #expect(store.state.order.value.customer == "Jo")
    #expect(store.state.order.value.pieces == 18)
  }

  @Test func `a typed value is sent to the subject, an assigned one isn't`() {
    let host = ViewHost(PiecesField())
    #expect(host.screen == "pieces: 18_\n[a dozen]")
    host.reset()
    host.paste("30", into: "pieces:")
    #expect(host.takeEvaluations() == ["PiecesField: state pieces.state"])
    #expect(store.state.order.value.pieces == 30)
    host.tap("a dozen")
    #expect(host.screen == "pieces: 12_\n[a dozen]")
    #expect(store.state.order.value.pieces == 30)
  }

  @Test func `a wrapper subscribes by itself`() {
    let host = ViewHost(Title())
    #expect(host.screen == "rye")
    #expect(host.issues.isEmpty)
    #expect(host.evaluations { store.state.loaves.value = 1 } == [])
    #expect(
      host.evaluations { store.bake() } == ["Title: object will change Latest"])
    #expect(host.screen == "spelt")
  }
}
