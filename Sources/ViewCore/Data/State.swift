// State that belongs to one place in the tree of views.

import Foundation

/// A value that a view owns.
///
/// The value begins as its default when the view appears, and lasts until the
/// view is gone, however often the view is described again in the meantime.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// - Timing: If the default is an object, it is evaluated once for each place,
///   when the view appears there. Any other default is evaluated with each
///   description of the view, but only the first value counts (P-07). When the
///   value changes, the host marks the views that have *read* it, but not a
///   view that only passes on `$count` (P-11). Setting the state to a value
///   that equals the old one changes nothing (P-10).
/// - Errors: If you set the state while a body is being evaluated, that is
///   reported and has no effect (P-12). Outside a view, you can read only the
///   default, and setting the state has no effect. Both are reported (P-14).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: () -> Value
  private var cell: StateCell<Value>?

  /// A state with a default.
  @_disfavoredOverload
  public init(wrappedValue: Value) { initialValue = { wrappedValue } }
  /// A state with a default, for use in the initialiser of a view. The default
  /// is made anew with each description of the view.
  public init(initialValue: Value) { self.initialValue = { initialValue } }

  /// The current value.
  public var wrappedValue: Value {
    get {
      if let cell { return cell.get() }
      Issue.report(.stateOutsideOfView(Value.self))
      return initialValue()
    }
    nonmutating set {
      if let cell { return cell.set(newValue) }
      Issue.report(.stateOutsideOfView(Value.self))
    }
  }

  /// A binding to the value. Making the binding reads nothing.
  public var projectedValue: Binding<Value> {
    if let cell { return Binding(value: cell.current, location: cell) }
    Issue.report(.stateOutsideOfView(Value.self))
    return .constant(initialValue())
  }
}

extension State where Value: AnyObject {
  /// A state with an object, which is made when the view appears.
  public init(wrappedValue make: @autoclosure @escaping () -> Value) {
    initialValue = make
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state whose default is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Installable {
  // Installing the state might make an object, and that object's initialiser
  // might read anything.
  static var isUntracked: Bool { true }

  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    cell = slot as? StateCell<Value> ?? StateCell(initialValue(), name: name)
    slot = cell
  }
}

extension State: Input {
  // With each description, a parent passes in a default, but only the first one
  // counts.
  func isSame(as old: State) -> Bool { true }
}

/// The value of a state, which lasts as long as its node.
final class StateCell<Value>: Location {
  private let signal: Signal
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value, name: String) {
    self.value = value
    signal = Signal(.state(name))
  }

  /// The value, read without tracking it.
  var current: Value { lock.withLock { value } }

  func get() -> Value {
    signal.read()
    return current
  }

  func set(_ newValue: Value, _ transaction: Transaction = Transaction()) {
    if let view = Node.evaluatedNow {
      return Issue.report(.stateSetInBody(of: view, signal.label))
    }
    if areSame(newValue, current) { return }
    signal.write {
      // The old value is released only after the lock, because its deinit might
      // come back here.
      _ = lock.withLock {
        defer { value = newValue }
        return value
      }
    }
  }

  func isSame(as other: any Location<Value>) -> Bool {
    self === other as? StateCell
  }
}
