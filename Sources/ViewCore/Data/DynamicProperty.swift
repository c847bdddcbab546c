// Properties of a view that are connected to something outside it.

/// A property of a view that is connected to something that lasts.
///
/// You can build your own from the ones in this module:
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
  /// Prepares the property before each evaluation of the body.
  ///
  /// By the time this is called, the dynamic properties inside this one have
  /// been connected. As in a body, setting state here has no effect (P-39), so
  /// if a subscription has to keep something, keep it in an object.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, which keeps an object in its view's node.
protocol Installable: DynamicProperty {
  /// Whether the property is connected before the view begins to track.
  ///
  /// If it is, the view doesn't track what the property reads.
  static var isUntracked: Bool { get }
  /// Connects the property before each evaluation of the body.
  ///
  /// - Parameters:
  ///   - slot: The object that the property keeps as long as the view is
  ///     mounted; nil at first.
  ///   - name: The property's name in the view.
  @MainActor
  mutating func install(in slot: inout AnyObject?, of node: Node, name: String)
}

extension Installable {
  static var isUntracked: Bool { false }
}
