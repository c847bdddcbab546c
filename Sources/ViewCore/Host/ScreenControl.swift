/// A control on the screen, as a user can name it.
public struct ScreenControl: Hashable, Sendable {
  /// A user types into a field, and taps the others.
  public enum Kind: Sendable { case button, toggle, field }

  public let kind: Kind
  /// What it answers to: all of its texts together, and each of them.
  public let labels: [String]
}

extension ViewHost {
  /// The controls on the screen, from the top down.
  public var controls: [ScreenControl] {
    root.controls.map {
      ScreenControl(kind: $0.control.kind, labels: $0.labels)
    }
  }
}
