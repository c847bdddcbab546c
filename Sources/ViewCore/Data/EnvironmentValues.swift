// Values that a view provides for all the views below it.

/// The name and the default of a value in the environment.
///
///     struct StoreKey: EnvironmentKey { static var defaultValue = Store() }
///
///     extension EnvironmentValues {
///       var store: Store {
///         get { self[StoreKey.self] }
///         set { self[StoreKey.self] = newValue }
///       }
///     }
///
/// If no view sets a value for the key, all views share the same default
/// (P-20).
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values at one place in the tree.
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  /// The values that were set here, in order.
  private(set) var written: [EnvironmentScope.Written] = []

  /// The environment in which every key has its default.
  public init() { scope = nil }

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value that was last set for a key here, or else further up, or else
  /// the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let own = written.first(where: { $0.key == key }) {
        return own.value as! Key.Value
      }
      return scope?.find(key) ?? key.defaultValue
    }
    set {
      written.removeAll { $0.key == key }
      written.append(.init(key: key, value: newValue))
    }
  }
}

/// The values that one modifier has written for the nodes below it.
///
/// Each key has its own signal, so a view depends only on the keys that it
/// reads. If a key is read before it is written here, it gets its signal at
/// that moment.
final class EnvironmentScope {
  struct Written {
    let key: any EnvironmentKey.Type
    let value: Any
  }

  private final class Entry {
    let key: any EnvironmentKey.Type
    let signal: Signal
    var value: Any?

    init(_ key: any EnvironmentKey.Type) {
      self.key = key
      signal = Signal(.environment(name(of: key)))
    }
  }

  let outer: EnvironmentScope?
  private var entries: [Entry] = []
  private var ownChanges = 0
  /// The number of changes here and further out.
  var changes: Int { ownChanges + (outer?.changes ?? 0) }

  init(inside outer: EnvironmentScope?) { self.outer = outer }

  /// The value of a key, from here or from further out.
  ///
  /// - Complexity: O(n) for n modifiers above that write the environment.
  func find<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    let entry = entry(of: key)
    entry.signal.read()
    if let value = entry.value { return (value as! Key.Value) }
    return outer?.find(key)
  }

  /// Stores the values that were written, and marks the nodes that have read a
  /// value that is different now.
  func replace(with written: [Written]) {
    for new in written { set(new.value, in: entry(of: new.key)) }
    for entry in entries where !written.contains(where: { $0.key == entry.key })
    { set(nil, in: entry) }
  }

  private func set(_ value: Any?, in entry: Entry) {
    if areSame(value, entry.value) { return }
    ownChanges += 1
    entry.signal.write { entry.value = value }
  }

  private func entry(of key: any EnvironmentKey.Type) -> Entry {
    if let entry = entries.first(where: { $0.key == key }) { return entry }
    let entry = Entry(key)
    entries.append(entry)
    return entry
  }
}

/// The key under which an object is stored, which is the object's type.
///
/// If a class is both observable and an `ObservableObject`, its objects have
/// one key, whichever way they were put into the environment (P-35).
struct ObjectKey<Object: AnyObject>: EnvironmentKey, TypeKey, Hashable {
  static var defaultValue: Object? { nil }
  static var type: Any.Type { Object.self }
}

extension EnvironmentValues {
  /// The nearest object of a type; nil if there is none.
  subscript<Object>(_: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The nearest object of a type. If there is none, the program stops.
  subscript<Object>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[key] else {
      fatalError(Message.noObject(Object.self))
    }
    return object
  }
}

private protocol TypeKey {
  static var type: Any.Type { get }
}

private func name(of key: any EnvironmentKey.Type) -> String {
  "\((key as? any TypeKey.Type)?.type ?? key)"
}
