// Fills the blocks of a chapter's notes from what was compiled and run, so
// that nothing shown is typed by hand.
//
//     ```swift NAME         the slice NAME of the chapter's source
//     ```swift expansion NAME DECLARATION
//                           what the macros wrote for the slice: one of the
//                           declarations, or an accessor such as `owner.get`
//     ```output NAME        what the scene NAME prints
//     ```diagnostic NAME    stays as it is; the compiler must say it
//     <!-- predict NAME -->  …  <!-- end -->     the scene's question
//     <!-- why NAME -->      …  <!-- end -->     its reasons

import NotesKit

/// What a chapter's notes can show.
struct Material {
  var slices: [String: Slice]
  var scenes: [String: SceneRecord]
  var expansions: [Expansion] = []

  /// What the macros wrote for the types that a slice declares: the code of
  /// all declarations of one name, by that name.
  func expansion(of slice: Slice) -> [String: String] {
    let types = slice.code.matches(of: /\bclass (\w+)/).map { $0.1 }
    return
      expansions
      .filter { types.contains($0.type.split(separator: ".").last ?? "") }
      .flatMap(\.declarations)
      .reduce(into: [:]) { found, declaration in
        found[declaration.name] =
          found[declaration.name].map { $0 + "\n\n" + declaration.code }
          ?? declaration.code
      }
  }
}

/// A place in a file, and what is wrong there.
struct Finding: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }
}

/// A page with every block filled, and what could not be filled.
struct WovenPage {
  let file: String
  var text = ""
  var findings: [Finding] = []
  var usedSlices: Set<String> = []
  var usedScenes: Set<String> = []
}

/// Fills the blocks of the notes.
///
/// - Parameters:
///   - notes: The text of a Notes.md.
///   - file: Its path, for the findings.
/// - Complexity: O(n) in the length of the notes and their material.
func weave(_ notes: String, file: String, from material: Material) -> WovenPage
{
  var woven = WovenPage(file: file)
  let lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
  var output: [Substring] = []
  var index = 0

  while index < lines.count {
    let line = lines[index]
    output.append(line)
    index += 1
    guard let block = BlockOpening(line) else { continue }
    var body: [Substring] = []
    while index < lines.count, lines[index] != block.end[...] {
      body.append(lines[index])
      index += 1
    }
    let number = index - body.count
    guard index < lines.count else {
      woven.findings.append(
        Finding(
          file: file, line: number, text: "no \(block.end) ends this block"))
      output += body
      break
    }
    switch block.content(in: material, used: &woven) {
    case .filled(let text):
      output += text.split(separator: "\n", omittingEmptySubsequences: false)
    case .asWritten:
      output += body
    case .missing(let text):
      woven.findings.append(Finding(file: file, line: number, text: text))
      output += body
    }
    output.append(lines[index])
    index += 1
  }
  woven.text = output.joined(separator: "\n")
  return woven
}

/// The first line of a block that may have to be filled.
private struct BlockOpening {
  let kind: Substring
  let name: String
  let end: String

  init?(_ line: Substring) {
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
      return .filled(slice.code)
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

  /// One declaration of what the macros wrote for a slice.
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
