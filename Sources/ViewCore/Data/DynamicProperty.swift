// Properties of a view that are more than a value in it.

/// A property of a view that is connected to something that lasts.
///
/// Make your own out of those of this module:
///
///     @propertyWrapper struct Counted: DynamicProperty {
///       @State private var count = 0
///       var wrappedValue: Int {
///         get { count }
///         nonmutating set { count = newValue }
///       }
///     }
///
/// - Source: P-29.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, when the dynamic properties
  /// inside are connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, which keeps an object in its view's node.
protocol Installable: DynamicProperty {
  /// Whether it is connected before the view begins to track: what it reads
  /// then is no read of the view.
  static var isUntracked: Bool { get }
  /// Connects the property, before each evaluation of the body.
  ///
  /// - Parameters:
  ///   - slot: What the property keeps: nil at first, and then what it has put
  ///     there, for as long as the view is mounted.
  ///   - name: The property's name in the view.
  @MainActor
  mutating func install(in slot: inout AnyObject?, of node: Node, name: String)
}

extension Installable {
  static var isUntracked: Bool { false }
}
