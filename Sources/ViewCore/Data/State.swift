// State that belongs to one place in the tree of views.

import Foundation

/// A value that a view owns.
///
/// It begins with its default when the view appears, and lasts until the view
/// is gone, however often the view is described again in the meantime.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// - Timing: The default of an object runs once for each place, when the view
///   appears there; any other default runs with each description, and the first
///   value counts (P-07). A change marks the views that have *read* the value,
///   and not one that only passes `$count` on (P-11). Setting an equal value is
///   no change (P-10).
/// - Errors: Setting it while a body is evaluated is reported and has no effect
///   (P-12). Outside of a view, reading gives the default and setting has no
///   effect; both are reported (P-14).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: () -> Value
  private var cell: StateCell<Value>?

  /// A state with its default.
  @_disfavoredOverload
  public init(wrappedValue: Value) { initialValue = { wrappedValue } }
  /// A state with its default, for use in the initialiser of a view. The value
  /// is made with each description of the view.
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

  /// A binding to the value. Making it reads nothing.
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
  // Installing it may make an object, whose initialiser may read anything.
  static var isUntracked: Bool { true }

  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    cell = slot as? StateCell<Value> ?? StateCell(initialValue(), name: name)
    slot = cell
  }
}

extension State: Input {
  // A parent hands in a default, and only the first one counts.
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

  /// The value, read without being tracked.
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
      // The old value is released after the lock, because its deinit may come
      // back here.
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
