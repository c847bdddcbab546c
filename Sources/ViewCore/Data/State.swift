// State that belongs to a place in the tree of views.

import Foundation

/// A value that a view owns.
///
/// It begins with its default when the view appears, and lasts until the view
/// is gone, however often the view is described again in the meantime. The
/// default is evaluated each time, and thrown away (P-07).
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// - Timing: A change marks the views that have *read* the value; one that
///   only passes `$count` on is none of them (P-11). To set an equal value is
///   no change (P-10).
/// - Errors: To set it while a body is evaluated is reported, and dropped
///   (P-12). Outside of a view there is nothing to read or set but the default
///   (P-14).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// What the state begins with.
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// The same, for the initialiser of a view.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value as it is now.
  public var wrappedValue: Value {
    get {
      if let cell { return cell.get() }
      Issue.report(.stateOutsideOfView(Value.self))
      return initialValue
    }
    nonmutating set {
      if let cell { return cell.set(newValue) }
      Issue.report(.stateOutsideOfView(Value.self))
    }
  }

  /// A binding to the value. To make it reads nothing.
  public var projectedValue: Binding<Value> {
    if let cell { return Binding(value: cell.current, location: cell) }
    Issue.report(.stateOutsideOfView(Value.self))
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Installable {
  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    cell = slot as? StateCell<Value> ?? StateCell(initialValue, name: name)
    slot = cell
  }
}

extension State: Input {
  // What a parent hands in is a default, which counts once.
  func isSame(as old: State) -> Bool { true }
}

/// Where the value of a state lasts.
final class StateCell<Value>: Location {
  private let signal: Signal
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value, name: String) {
    self.value = value
    signal = Signal(.state(name))
  }

  /// The value, without a read that is tracked.
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
      // The old value is let go when the lock is, for its end may come here.
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
