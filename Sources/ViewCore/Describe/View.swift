// The values that describe a screen: those that conform to `View`.

/// A part of what a user sees.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)!") }
///     }
///
/// A view is only a description, which the host can ask for again at any time.
/// That's why state is kept outside the view, in the node at the view's place
/// in the tree.
///
/// - Timing: The host evaluates `body` on the main actor when the view appears,
///   when the view's inputs change, and when something changes that the last
///   evaluation has read. Each evaluation is logged with its cause.
/// - Errors: If a class conforms to this protocol, the program stops, because
///   views are values (P-34).
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view of this module, which has no body but lists the views inside it.
@MainActor
protocol Primitive: View where Body == Never {
  /// Lists the views inside, after the node has received the view.
  func children(in node: Node) -> [Child]
  /// Queues the view's actions, after the views inside have queued theirs.
  func queueActions(at node: Node)
  /// Draws the view around its content, which has been drawn already.
  func draw(_ content: [Block]) -> [Block]
  /// Whether it draws its content side by side.
  var isRow: Bool { get }
  /// The control that this view is, or nil if it isn't one.
  var control: Control? { get }
  /// The text that a user can read in the view.
  var word: String? { get }
  /// The view's line in the tree; nil if the view is only structure.
  var label: String? { get }
  /// Ends everything that the view has started at its node.
  func unmount(from node: Node)
}

extension Primitive {
  func children(in node: Node) -> [Child] { [] }
  func queueActions(at node: Node) {}
  func draw(_ content: [Block]) -> [Block] { content }
  var isRow: Bool { false }
  var control: Control? { nil }
  var word: String? { nil }
  var label: String? { nil }
  func unmount(from node: Node) {}
}

/// A view of this module that evaluates a body which isn't the body of a view.
///
/// That body belongs to a modifier or an app, or it is the closure of a
/// `ForEach`.
@MainActor
protocol StandIn: View {
  /// The type whose evaluations are counted, because it owns the body; nil if
  /// they are not counted.
  ///
  /// A value of that type is stored as the first field.
  static var subject: Any.Type? { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// Stops the program: this view has no body.
  public var body: Never { fatalError(Message.noBody(Self.self)) }
}
