// Modifiers of how a view looks. A terminal shows only the title.

extension View {
  /// Leaves room around the view; not drawn.
  public func padding(_ length: Double? = nil) -> some View { self }

  /// Leaves room at some of the sides; not drawn.
  public func padding(
    _ edges: Edge.Set, _ length: Double? = nil
  ) -> some View { self }

  /// Gives the view a size; not drawn.
  public func frame(
    width: Double? = nil, height: Double? = nil
  ) -> some View { self }

  /// Sets the title that is drawn above the view.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modifier(NavigationTitle(title: String(title)))
  }

  /// Sets the size of the title; not drawn.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

/// A side of a view.
public enum Edge: Sendable {
  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A bar with a title.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

private struct NavigationTitle: PrimitiveModifier {
  let title: String

  func draw(_ content: [Block]) -> [Block] {
    let line = String(repeating: "=", count: title.count)
    return [Block(title), Block(line)] + content
  }
}
