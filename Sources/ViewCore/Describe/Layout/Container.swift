// What the views have in common that arrange others.

/// A view that arranges its content, one below the other unless it says
/// otherwise.
protocol Container: Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Container {
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
  func draw(_ content: [Block]) -> [Block] { [Block.column(content)] }
}
