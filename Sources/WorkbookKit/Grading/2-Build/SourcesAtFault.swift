// An error in a file that no learner writes: git knows what was done to the
// files that the learner was given.

extension Workspace {
  /// What to do about an error in a file of the workspace, as the end of a
  /// message.
  ///
  /// An error may show in one file because another is missing or changed. Where
  /// git cannot say so, the file with the error has to do.
  func remedy(forErrorIn file: String) -> String {
    if let missing = missingSources { return ", and \(missing)" }
    let changed = git("--modified", "Sources", file)
    guard let first = changed.first, !changed.contains(file) else {
      return "; git restore \(file) brings it back"
    }
    return ", and \(first) was changed; git restore \(first) brings it back"
  }

  /// The files of `Sources/` that are missing, with the remedy; nil if git
  /// knows of none.
  var missingSources: String? {
    let missing = git("--deleted", "Sources")
    guard let first = missing.first else { return nil }
    let restore = "git restore \(missing.joined(separator: " "))"
    return switch missing.count {
    case 1: "\(first) is missing; \(restore) brings it back"
    case 2...4:
      "\(first) and \(missing.count - 1) more are missing; "
        + "\(restore) brings them back"
    default:
      "\(first) and \(missing.count - 1) more are missing; git restore "
        + "Sources brings them back"
    }
  }

  /// The tracked files below some paths that git lists with an option, as paths
  /// from the root; none if there is no git, or no clone.
  private func git(_ option: String, _ paths: String...) -> [String] {
    let list = ["ls-files", "-z", option, "--"] + paths
    return (try? Git(workspace: self).pieces(list)) ?? []
  }
}
