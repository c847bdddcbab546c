// Modifiers: the learner's, which have a body, and those of this module.

/// A change of a view that is described once and used for many.
///
///     struct Framed: ViewModifier {
///       func body(content: Content) -> some View {
///         VStack { Divider(); content; Divider() }
///       }
///     }
///     Text("Hi").modifier(Framed())
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view and what modifies it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view that is modified.
  public let content: Content
  /// What modifies it.
  public let modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// A modifier of this module: it has no body.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Does its work when the node has received a new value of it.
  func apply(to node: Node)
  /// Draws the content, which is drawn already.
  func draw(_ content: [Block]) -> [Block]
  /// Ends its work.
  func unmount(from node: Node)
}

extension PrimitiveModifier {
  func apply(to node: Node) {}
  func draw(_ content: [Block]) -> [Block] { content }
  func unmount(from node: Node) {}
}

extension ViewModifier where Body == Never {
  /// There is none: the modifier is one of this module's own.
  public func body(content: Content) -> Never {
    fatalError(Message.noBody(Self.self))
  }
}

extension ModifiedContent: Primitive {
  public typealias Body = Never

  private var primitive: (any PrimitiveModifier)? {
    modifier as? any PrimitiveModifier
  }

  func children(in node: Node) -> [Child] {
    if let primitive {
      primitive.apply(to: node)
      return [Child(.only, content)]
    }
    let hole = node.memory { Hole() }
    hole.content = content
    return [Child(.only, ModifierBody(modifier: modifier, hole: hole))]
  }

  func draw(_ content: [Block]) -> [Block] {
    primitive?.draw(content) ?? content
  }

  func unmount(from node: Node) { primitive?.unmount(from: node) }
}

/// Evaluates the body of a modifier.
struct ModifierBody<Modifier: ViewModifier>: StandIn {
  let modifier: Modifier
  let hole: Hole

  static var subject: Any.Type? { Modifier.self }

  var body: some View { modifier.body(content: ModifierContent(hole: hole)) }
}

/// The modified view, where the body of a modifier places it.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let hole: Hole
}

extension ModifierContent: Primitive {
  public typealias Body = Never

  func children(in node: Node) -> [Child] {
    [Child(.only, node.track { hole.content })]
  }
}

/// Where the modified view waits for its place. The content alone is evaluated
/// again when only the content has changed.
final class Hole {
  private let signal = Signal(.inputsChanged)
  private var view: any View = EmptyView()

  var content: any View {
    get {
      signal.read()
      return view
    }
    set { signal.write { view = newValue } }
  }
}
