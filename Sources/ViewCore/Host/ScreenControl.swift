/// A control on the screen, as a user can name it.
public struct ScreenControl: Hashable, Sendable {
  /// Whether a user types into it; otherwise a user taps it.
  public let isField: Bool
  /// What it answers to: all of its texts together, and each of them.
  public let labels: [String]
}

extension ViewHost {
  /// The controls on the screen, from the top down.
  public var controls: [ScreenControl] {
    root.controls.map {
      ScreenControl(isField: $0.control.isField, labels: $0.labels)
    }
  }
}
