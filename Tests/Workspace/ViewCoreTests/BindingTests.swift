import Testing
import ViewCore

private struct Point {
  var x = 1
  var y = 2
}

@Observable private final class Store {
  var name = "Ann"
  var point = Point()
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct PropertyEditor: View {
  @Bindable var store: Store
  var body: some View { TextField("Name", text: $store.name) }
}

private struct LocalEditor: View {
  let store: Store
  var body: some View {
    @Bindable var store = store
    TextField("Name", text: $store.name)
  }
}

private struct ExpressionEditor: View {
  let store: Store
  var body: some View { TextField("Name", text: Bindable(store).name) }
}

private struct Rows: View {
  struct Row: View {
    @Binding var item: Item
    var body: some View { TextField("item \(item.id)", text: $item.name) }
  }

  @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
  var body: some View {
    VStack {
      ForEach($items) { $item in Row(item: $item) }
      Text(items.map(\.name).joined(separator: " "))
      Button("reverse") { items.reverse() }
      Button("drop") { items.removeLast() }
    }
  }
}

@MainActor @Suite struct BindingTests {
  @Test func `P-21 Bindable as a property, as a local one, in an expression`() {
    for view in [
      AnyView(PropertyEditor(store: Store())),
      AnyView(LocalEditor(store: Store())),
      AnyView(ExpressionEditor(store: Store())),
    ] {
      let host = ViewHost(view)
      host.reset()
      host.paste("Bea", into: "Name")
      #expect(host.screen == "Name: Bea_")
      #expect(host.evaluations.map(\.cause) == ["property Store.name"])
    }
  }

  @Test func `P-22 a part of a binding writes the whole`() {
    var point = Point()
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.y.wrappedValue = 5
    #expect((point.x, point.y) == (1, 5))
    let store = Store()
    Bindable(store).point.x.wrappedValue = 7
    #expect((store.point.x, store.point.y) == (7, 2))
  }

  @Test func `P-22 an element of a binding writes the array`() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    binding[1].wrappedValue = 9
    for element in binding { element.wrappedValue += 1 }
    #expect(numbers == [2, 10, 4])
    #expect(binding.count == 3)
  }

  @Test func `P-22 ForEach makes bindings, which follow their elements`() {
    let host = ViewHost(Rows())
    host.type("zwei", into: "item 2")
    #expect(
      host.screen == """
        item 1: one_
        item 2: zwei_
        one zwei
        [reverse]
        [drop]
        """)
    host.tap("reverse")
    host.type("eins", into: "item 1")
    #expect(host.screen.hasPrefix("item 2: zwei_\nitem 1: eins_\nzwei eins"))
    host.tap("drop")
    #expect(host.screen.hasPrefix("item 2: zwei_\nzwei\n"))
  }

  @Test func `P-22 a part of an object in a state is set in the object`() {
    struct Owner: View {
      @State var store = Store()
      var body: some View { TextField("Name", text: $store.name) }
    }
    let host = ViewHost(Owner())
    host.paste("Bea", into: "Name")
    #expect(host.screen == "Name: Bea_")
    #expect(
      host.evaluations.map(\.cause) == ["mounted", "property Store.name"])
  }

  @Test func `P-36 a list of bindings reads them where it is made`() {
    struct Owner: View {
      @State var numbers = [1, 2]
      var body: some View {
        VStack {
          ForEach($numbers, id: \.self) { $number in Text("\(number)") }
          Button("add") { numbers.append(3) }
        }
      }
    }
    let host = ViewHost(Owner())
    host.reset()
    host.tap("add")
    #expect(host.screen == "1\n2\n3\n[add]")
    #expect(host.takeEvaluations() == ["Owner: state numbers"])
  }

  @Test func `P-36 so does a list of bindings to identifiable elements`() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Owner: View {
      @State var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        VStack {
          ForEach($items) { $item in Text("\(item.id)") }
          Button("add") { items.append(Item(id: 3)) }
        }
      }
    }
    let host = ViewHost(Owner())
    host.reset()
    host.tap("add")
    #expect(host.screen == "1\n2\n3\n[add]")
    #expect(host.takeEvaluations() == ["Owner: state items"])
  }

  @Test func `P-22 a constant ignores what is set, a projected one does not`() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    var number = 1
    let binding = Binding(get: { number }, set: { number = $0 })
    Binding(projectedValue: binding).wrappedValue = 2
    #expect(number == 2)
  }

  @Test func `P-22 bindings of optionals, in both directions`() {
    var number = 1
    let wrapping = Binding<Int?>(
      Binding(get: { number }, set: { number = $0 }))
    #expect(wrapping.wrappedValue == 1)
    wrapping.wrappedValue = nil
    #expect(number == 1)
    wrapping.wrappedValue = 3
    #expect(number == 3)

    var maybe: Int? = nil
    let optional = Binding(get: { maybe }, set: { maybe = $0 })
    #expect(Binding<Int>(optional)?.wrappedValue == nil)
    maybe = 4
    let unwrapped = Binding<Int>(optional)
    unwrapped?.wrappedValue += 1
    #expect(maybe == 5)
  }

  @Test func `P-22 an unwrapped binding traps when the value is gone`()
    async
  {
    await #expect(processExitsWith: .failure) {
      var maybe: Int? = 1
      let unwrapped = Binding<Int>(
        Binding<Int?>(get: { maybe }, set: { maybe = $0 }))!
      maybe = nil
      print(unwrapped.wrappedValue)
    }
  }

  @Test func `P-23 a binding passes its transaction to its setter`() {
    var seen: [Animation?] = []
    let binding = Binding<Point> {
      Point()
    } set: { _, transaction in
      seen.append(transaction.animation)
    }
    binding.wrappedValue = Point()
    binding.animation().wrappedValue = Point()
    binding.animation().x.wrappedValue = 1
    #expect(seen == [nil, .default, .default])
  }
}
