// The reasons why a body is evaluated.

/// The cause of an evaluation.
public enum Cause: Hashable, Sendable, CustomStringConvertible {
  /// The view has appeared.
  case mounted
  /// The parent was evaluated and has passed in inputs that have changed.
  case inputsChanged
  /// A state that the body has read, by its property's name.
  case state(String)
  /// A property of an observable object that the body has read.
  case property(String)
  /// An `ObservableObject` that the view declares, by its type.
  case objectWillChange(String)
  /// A value of the environment that the view has read, by its key's name.
  case environment(String)

  /// For instance, `property TodoItem.isDone`.
  public var description: String {
    switch self {
    case .mounted: "mounted"
    case .inputsChanged: "inputs changed"
    case .state(let name): "state \(name)"
    case .property(let name): "property \(name)"
    case .objectWillChange(let type): "object will change \(type)"
    case .environment(let key): "environment \(key)"
    }
  }
}

/// A change, as any thread can notice it.
enum Change: @unchecked Sendable {
  // This is unchecked, because the key paths are literals of a class's own
  // properties.
  case cause(Cause)
  /// An observable property, whose name is looked up only later.
  case property(AnyKeyPath)

  init(_ cause: Cause) { self = .cause(cause) }

  /// The change that a tracker has noticed.
  init(of property: AnyKeyPath) {
    if let signal = Signal.written, property == Signal.property {
      self = .cause(signal.label)
    } else {
      self = .property(property)
    }
  }
}
