// What a screen is described with: values that conform to `View`.

/// A part of what a user sees.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)!") }
///     }
///
/// A view is a description and is made anew as often as it pleases the one
/// who shows it. What lasts is kept beside it, for its place in the tree.
///
/// - Timing: `body` is evaluated on the main actor when the view appears, when
///   its inputs change, and when something changes that the last evaluation
///   has read. The host logs each evaluation with its cause.
/// - Errors: A class that conforms stops the program: views are values (P-34).
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view of this module: it has no body, and lists the views inside it.
@MainActor
protocol Primitive: View where Body == Never {
  /// Lists the views inside, when the node has received the view.
  func children(in node: Node) -> [Child]
  /// Draws the view around its content, which is drawn already.
  func draw(_ content: [Block]) -> [Block]
  /// What a user can do with it.
  var control: Control? { get }
  /// What a user can read in it.
  var word: String? { get }
  /// Its line in the tree; nil, if it is nothing but structure.
  var label: String? { get }
  /// Ends what the view has begun at its node.
  func unmount(from node: Node)
}

extension Primitive {
  func children(in node: Node) -> [Child] { [] }
  func draw(_ content: [Block]) -> [Block] { content }
  var control: Control? { nil }
  var word: String? { nil }
  var label: String? { nil }
  func unmount(from node: Node) {}
}

/// A view of this module with a body: that of the learner's modifier or app,
/// or of a closure in a `ForEach`.
@MainActor
protocol StandIn: View {
  /// Whose body it is, stored as the first field; nil, if the evaluations are
  /// not counted.
  static var subject: Any.Type? { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// There is none: the view is one of this module's own.
  public var body: Never { fatalError(Message.noBody(Self.self)) }
}
