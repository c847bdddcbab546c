// Reading the environment.

/// A value that a view further up hands down.
///
///     @Environment(\.store) var store           // a key: never missing
///     @Environment(Store.self) var store        // an object, by its type
///     @Environment(Store.self) var store: Store?
///
/// - Timing: The view is evaluated again when the value is replaced. If the
///   value is an observable object, reads of its properties are tracked, too.
/// - Errors: Reading an object that no view hands down stops the program; the
///   optional form is nil (P-16, P-17). Outside of a view, reading gives the
///   key's default (P-18).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var content: Content = .outside

  private enum Content {
    case outside
    case inside(Value?)
  }

  /// The value of a key.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An object that must be there.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[ObjectKey<Value>.self] }
  }

  /// An object that may be missing.
  public init<Object: AnyObject & Observable>(
    _ type: Object.Type
  ) where Value == Object? {
    read = { .some($0[ObjectKey<Object>.self]) }
  }

  /// The value that was handed down when the body began.
  public var wrappedValue: Value {
    var value: Value?
    switch content {
    case .inside(let inside): value = inside
    case .outside:
      Issue.report(.environmentOutsideOfView(Value.self))
      value = read(EnvironmentValues())
    }
    guard let value else { fatalError(Message.noObject(Value.self)) }
    return value
  }
}

extension Environment: Installable {
  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    content = .inside(read(EnvironmentValues(scope: node.scope)))
  }
}

extension Environment: Input {
  func isSame(as old: Environment) -> Bool { true }
}
