/// A control on the screen, with the names that a user can call it by.
public struct ScreenControl: Hashable, Sendable {
  /// The kind of a control. A user types into a field, and taps the others.
  public enum Kind: Sendable { case button, toggle, field }

  public let kind: Kind
  /// The labels that the control answers to: each of its texts, and all of them
  /// together.
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
