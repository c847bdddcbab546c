// How a view reads the environment.

import Foundation

/// A value that a view further up puts into the environment.
///
///     @Environment(\.store) var store           // a key: never missing
///     @Environment(Store.self) var store        // an object, by its type
///     @Environment(Store.self) var store: Store?
///
/// - Timing: The value is looked up before the first evaluation of the body.
///   It's looked up again before a later one if a value in the environment has
///   been replaced since, or if something has changed that the value's getter
///   reads (P-37). If the value is an observable object, the properties that
///   the body reads from it are tracked, too.
/// - Errors: If a view declares an object that no view further up provides, the
///   program stops, whether the body reads the object or not. The optional form
///   is nil instead (P-16, P-17). Outside a view, you can read only the key's
///   default (P-18).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// The value that was found; nil outside a view.
  private var found: Value?

  /// The value of a key.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// An object that a view further up has to provide.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[required: ObjectKey<Value>()]
  }

  /// An object that might be missing.
  public init<Object: AnyObject & Observable>(
    _ type: Object.Type
  ) where Value == Object? {
    keyPath = \.[ObjectKey<Object>()]
  }

  /// The value that was found before the body began.
  public var wrappedValue: Value {
    if let found { return found }
    Issue.report(.environmentOutsideOfView(Value.self))
    return EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: Installable {
  // The search itself tracks what it reads, because its result has to hold for
  // longer than one evaluation.
  static var isUntracked: Bool { true }

  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    let search =
      slot as? EnvironmentSearch<Value> ?? EnvironmentSearch(for: node)
    slot = search
    found = search.value(of: keyPath, in: node.scope)
  }
}

/// The value that a property has found in the environment, for as long as that
/// value is valid.
@MainActor
private final class EnvironmentSearch<Value> {
  private let tracker: Tracker
  private let holds = Flag()
  private var found:
    (keyPath: KeyPath<EnvironmentValues, Value>, changes: Int, value: Value)?

  /// A flag that any thread can read and set.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false

    var isSet: Bool {
      get { lock.withLock { flag } }
      set { lock.withLock { flag = newValue } }
    }
  }

  init(for node: Node) {
    tracker = Tracker { [holds, place = node.place] property in
      holds.isSet = false
      place.mark(Change(of: property))
    }
  }

  func value(
    of keyPath: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope
  ) -> Value {
    let changes = scope.changes
    if let found, found.keyPath == keyPath, found.changes == changes,
      holds.isSet
    {
      return found.value
    }
    holds.isSet = true
    let values = EnvironmentValues(scope: scope)
    let value = tracker.track { values[keyPath: keyPath] }
    found = (keyPath, changes, value)
    return value
  }
}

extension Environment: Input {
  func isSame(as old: Environment) -> Bool { true }
}
