// Properties of a view that are connected to something outside it.

/// A property of a view that is connected to something that lasts.
///
/// Build your own from those of this module:
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
  /// Prepares the property, before each evaluation of the body.
  ///
  /// The dynamic properties inside have been connected already. State that is
  /// set here keeps its value, as in a body (P-39); what a subscription has to
  /// keep belongs in an object.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, which keeps an object in its view's node.
protocol Installable: DynamicProperty {
  /// Whether it is connected before the view begins to track.
  ///
  /// The view then does not track what it reads.
  static var isUntracked: Bool { get }
  /// Connects the property, before each evaluation of the body.
  ///
  /// - Parameters:
  ///   - slot: The object that the property keeps while the view is mounted;
  ///     nil at first.
  ///   - name: The property's name in the view.
  @MainActor
  mutating func install(in slot: inout AnyObject?, of node: Node, name: String)
}

extension Installable {
  static var isUntracked: Bool { false }
}
