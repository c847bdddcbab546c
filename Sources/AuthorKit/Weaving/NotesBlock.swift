import WorkbookKit

/// A block of the notes that may have to be filled, known by its first line.
struct NotesBlock {
  let kind: Substring
  let name: String
  let end: String

  init?(openedBy line: Substring) {
    if let match = line.wholeMatch(of: /```(\w*) ?(.*)/) {
      (kind, name, end) = (match.1, String(match.2), "```")
    } else if let match = line.wholeMatch(of: /<!-- (predict|why) (.*) -->/) {
      (kind, name, end) = (match.1, String(match.2), "<!-- end -->")
    } else {
      return nil
    }
  }

  enum Content {
    case filled(String)
    case asWritten
    case missing(String)
  }

  func content(in material: Material, used: inout WovenPage) -> Content {
    switch kind {
    case "swift" where name.hasPrefix("expansion "):
      return expansion(in: material)
    case "swift":
      guard let slice = material.slices[name] else {
        return missing("slice", name, among: Array(material.slices.keys))
      }
      used.usedSlices.insert(name)
      used.slicesAsCode.insert(name)
      return .filled(slice.code)
    case "diff":
      return diff(in: material, used: &used)
    case "output", "predict", "why":
      guard let scene = material.scenes[name] else {
        return missing("scene", name, among: Array(material.scenes.keys))
      }
      if kind == "output" {
        used.usedScenes.insert(name)
        return .filled(scene.output)
      }
      let text = kind == "predict" ? scene.question : scene.reasons
      guard let text else {
        return .missing("the scene \(name) has no prediction")
      }
      return .filled("\n\(text)\n")
    default:
      return .asWritten
    }
  }

  /// One of the declarations that the macros wrote for a slice.
  private func expansion(in material: Material) -> Content {
    let words = name.split(separator: " ").dropFirst().map(String.init)
    guard words.count == 2 else {
      return .missing("an expansion names a slice and a declaration")
    }
    guard let slice = material.slices[words[0]] else {
      return missing("slice", words[0], among: Array(material.slices.keys))
    }
    let written = material.expansion(of: slice)
    guard let code = written[words[1]] else {
      return missing(
        "declaration", words[1], among: Array(written.keys))
    }
    return .filled(code)
  }

  /// All lines of two slices, with marks at those that only one of them has.
  ///
  /// Unchanged lines stay, however many come in a row, because the new code is
  /// read here and a slice is short.
  private func diff(in material: Material, used: inout WovenPage) -> Content {
    let names = name.split(separator: " ").map(String.init)
    guard names.count == 2 else {
      return .missing("a diff names a slice and the slice that it becomes")
    }
    var sides: [[NumberedLine]] = []
    for name in names {
      guard let slice = material.slices[name] else {
        return missing("slice", name, among: Array(material.slices.keys))
      }
      sides.append(NumberedLine.lines(of: slice.code))
    }
    guard used.slicesAsCode.contains(names[0]) else {
      return .missing(
        "the slice \(names[0]) is not shown above; show it as swift first")
    }
    let diff = LineDiff(from: sides[0], to: sides[1])
    guard !diff.isEmpty else {
      return .missing(
        "the slices \(names[0]) and \(names[1]) are equal; show one of them")
    }
    used.usedSlices.insert(names[1])
    return .filled(diff.lines.map(\.line.marked).joined(separator: "\n"))
  }

  private func missing(
    _ what: String, _ name: String, among known: [String]
  ) -> Content {
    func edits(to other: String) -> Int { other.difference(from: name).count }
    let named = name.isEmpty ? "names no \(what)" : "no \(what) \(name)"
    let nearest = known.min { edits(to: $0) < edits(to: $1) }
    if let nearest, edits(to: nearest) <= 3 {
      return .missing("\(named); did you mean \(nearest)?")
    }
    return .missing(
      "\(named); there are \(known.sorted().joined(separator: ", "))")
  }
}
