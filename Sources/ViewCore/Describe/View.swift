// The values that describe a screen: those that conform to `View`.

/// A part of what a user sees.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)!") }
///     }
///
/// A view is a description, and can be made anew at any time. State lives
/// outside it, in the node at its place in the tree.
///
/// - Timing: `body` is evaluated on the main actor when the view appears, when
///   its inputs change, and when something that the last evaluation has read
///   changes. The host logs each evaluation with its cause.
/// - Errors: A class that conforms stops the program: views are values (P-34).
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view of this module, which has no body and lists the views inside it.
@MainActor
protocol Primitive: View where Body == Never {
  /// Lists the views inside, after the node has received the view.
  func children(in node: Node) -> [Child]
  /// Queues its actions, after the views inside have queued theirs.
  func queueActions(at node: Node)
  /// Draws the view around its content, which has been drawn already.
  func draw(_ content: [Block]) -> [Block]
  /// Whether it draws its content side by side.
  var isRow: Bool { get }
  /// The control that the view is, if it is one.
  var control: Control? { get }
  /// The text that a user can read in it.
  var word: String? { get }
  /// The view's line in the tree; nil for pure structure.
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

/// A view of this module that evaluates a body of the learner's.
///
/// It is the body of a modifier or an app, or the closure of a `ForEach`.
@MainActor
protocol StandIn: View {
  /// The type that owns the body; nil if the evaluations are not counted.
  ///
  /// Its value is stored as the first field.
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
