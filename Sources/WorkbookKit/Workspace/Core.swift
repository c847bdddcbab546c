// The Observation that lessons and exercises are built on: ours, or the
// toolchain's own in its place, which shows that both behave alike. The
// manifest reads the same variable.

/// The module behind `import ObservationCore`.
public enum Core: Sendable {
  case ours
  case toolchain

  /// The core that the variable `CORE` chooses.
  ///
  /// - Throws: A `Failure` if it names none.
  package init(_ environment: [String: String]) throws {
    switch environment["CORE"] ?? "" {
    case "": self = .ours
    case "Observation": self = .toolchain
    case let name:
      throw Failure(
        """
        there is no CORE=\(name); CORE=Observation is the toolchain's own \
        Observation
        """)
    }
  }

  /// Whether a chapter can be built on this core.
  func carries(_ chapter: Chapter) -> Bool {
    self == .ours || chapter.core == "ObservationCore"
  }

  /// The folder that programs such as lessons are built in. The Makefile names
  /// it, too.
  package var programs: String { "\(folder)/programs" }

  /// The folder that exercises are graded in.
  package var grading: String { "\(folder)/grading" }

  private var folder: String {
    self == .ours ? ".build" : ".build/Observation"
  }

  /// The folders of the modules that lessons and exercises are built on.
  var sources: [String] {
    switch self {
    case .ours:
      ["ThreadSlot", "ObservationCore", "PublishingCore", "ViewCore"]
        .map { "Sources/\($0)" }
    case .toolchain: ["Sources/ToolchainCore"]
    }
  }
}
