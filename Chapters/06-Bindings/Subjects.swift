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

let subjects = Run("subjects") {
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

let anAction = Run("an-action") {
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
