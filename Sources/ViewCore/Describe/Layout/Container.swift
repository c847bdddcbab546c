// What all views that arrange other views have in common.

/// A view that arranges its content, by default in a column.
protocol Container: Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Container {
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
  func draw(_ content: [Block]) -> [Block] { [Block.column(content)] }
}
