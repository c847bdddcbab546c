import LessonKit
import ViewCore

// snippet.subject-bindings
extension CurrentValueSubject {
  var binding: Binding<Output> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }

  func binding<Value>(
    for keyPath: WritableKeyPath<Output, Value>
  ) -> Binding<Value> {
    Binding {
      self.value[keyPath: keyPath]
    } set: {
      self.value[keyPath: keyPath] = $0
    }
  }
}
// snippet.end

// snippet.a-customer
struct Customer {
  var name = "Ida"
  var age = 18
}

struct OrderForm: View {
  let bread: CurrentValueSubject<String, Never>
  let customer: CurrentValueSubject<Customer, Never>
  var body: some View {
    TextField("Bread", text: bread.binding)
    let name = customer.binding(for: \.name)
    TextField("Name", text: name)
  }
}
// snippet.end

let subjects = Run(
  "subjects",
  predict: Prediction(
    "Spelt and Jo are typed; then somebody sends oat. What is on the screen?",
    .wrong(
      "`Bread: oat_` and `Name: Jo_`",
      """
      a binding observes nothing. The subject sends, and nobody listens.
      """),
    .right(
      "`Bread: spelt_` and `Name: Jo_`",
      """
      this host evaluates a field after each key. It is not told \
      about the oat: no observable property is read here.
      """),
    .wrong(
      "`Bread: rye_` and `Name: Ida_`",
      """
      what is typed is set, and its field shows it.
      """))
) {
  // snippet.subjects
  let bread = CurrentValueSubject<String, Never>("rye")
  let customer = CurrentValueSubject<Customer, Never>(
    Customer())
  let host = ViewHost(
    OrderForm(bread: bread, customer: customer))
  host.type("spelt", into: "Bread")
  host.type("Jo", into: "Name")
  host.perform { bread.value = "oat" }
  print(host.screen)
  print(bread.value, customer.value)
  // snippet.end
}

// snippet.my-state
@propertyWrapper
struct MyState<Value>: DynamicProperty {
  @State private var value: Value
  private let action: (Value) -> Void

  init(
    wrappedValue: Value,
    toAction action: @escaping (Value) -> Void
  ) {
    _value = State(initialValue: wrappedValue)
    self.action = action
  }
  // snippet.end

  // snippet.my-state-values
  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding {
      value
    } set: { new in
      value = new
      action(new)
    }
  }
}
// snippet.end

// snippet.an-age-field
struct AgeField: View {
  @MyState<String> var age: String

  init(customer: CurrentValueSubject<Customer, Never>) {
    _age = MyState(
      wrappedValue: String(customer.value.age),
      toAction: { customer.value.age = Int($0) ?? 0 })
  }

  var body: some View {
    TextField("Age", text: $age)
    Button("Come of age") { age = "21" }
  }
}
// snippet.end

let anAction = Run(
  "an-action",
  predict: Prediction(
    """
    30 is typed, then the button is tapped. What age does the subject hold \
    after each?
    """,
    .right(
      "30, then 30",
      """
      what is typed goes through the binding, which calls the action. An \
      assignment sets the state, and calls no action.
      """),
    .wrong(
      "30, then 21",
      """
      `age = "21"` sets the state. Only the setter of the binding calls the \
      action.
      """),
    .wrong(
      "18, then 18",
      """
      the setter of the binding calls the action, which sets the age.
      """))
) {
  // snippet.an-action
  let customer = CurrentValueSubject<Customer, Never>(
    Customer())
  let host = ViewHost(AgeField(customer: customer))
  host.type("30", into: "Age")
  print(host.screen, "for", customer.value.age)
  host.tap("Come of age")
  print(host.screen, "for", customer.value.age)
  // snippet.end
}
