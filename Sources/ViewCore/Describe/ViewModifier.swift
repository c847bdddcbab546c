// Modifiers: those that you write, which have a body, and those of this module.

/// A change to a view that you describe once and use for many views.
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

/// A view with its modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view that is modified.
  public let content: Content
  /// The modifier.
  public let modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// A modifier of this module, which has no body.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Does its work when the node has received a new value of this modifier.
  func apply(to node: Node)
  /// Queues the modifier's actions, after the content has queued its own.
  func queueActions(at node: Node)
  /// Draws the modifier around its content, which has been drawn already.
  func draw(_ content: [Block]) -> [Block]
  /// Ends the modifier's work at a node.
  func unmount(from node: Node)
}

extension PrimitiveModifier {
  func apply(to node: Node) {}
  func queueActions(at node: Node) {}
  func draw(_ content: [Block]) -> [Block] { content }
  func unmount(from node: Node) {}
}

extension ViewModifier where Body == Never {
  /// Stops the program: this modifier has no body.
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

  func queueActions(at node: Node) { primitive?.queueActions(at: node) }

  func draw(_ content: [Block]) -> [Block] {
    primitive?.draw(content) ?? content
  }

  func unmount(from node: Node) { primitive?.unmount(from: node) }
}

/// A view that evaluates the body of a modifier.
struct ModifierBody<Modifier: ViewModifier>: StandIn {
  let modifier: Modifier
  let hole: Hole

  static var subject: Any.Type? { Modifier.self }

  var body: some View { modifier.body(content: ModifierContent(hole: hole)) }
}

/// The modified view, where the body of the modifier places it.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let hole: Hole
}

extension ModifierContent: Primitive {
  public typealias Body = Never

  func children(in node: Node) -> [Child] {
    [Child(.only, node.track { hole.content })]
  }
}

/// The modified view, on its way to where the modifier's body places it.
///
/// If only the content has changed, only the content is evaluated again,
/// without the modifier's body.
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
