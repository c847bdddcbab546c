// Fills the blocks of a chapter's notes from what was compiled and run, so
// that nothing shown is typed by hand.
//
//     ```swift NAME         the slice NAME of the chapter's source
//     ```swift expansion NAME DECLARATION
//                           what the macros wrote for the slice: one of the
//                           declarations, or an accessor such as `owner.get`
//     ```diff BEFORE AFTER  how the slice BEFORE, shown above, becomes AFTER
//     ```output NAME        what the scene NAME prints
//     ```diagnostic NAME    stays as it is; the compiler must say it
//     <!-- predict NAME -->  …  <!-- end -->     the scene's question
//     <!-- why NAME -->      …  <!-- end -->     its reasons
//     <!-- plain: WORDS -->  stays as it is, above a picture

import NotesKit
import WorkbookKit

/// A page with its blocks filled, and findings for those that could not be.
struct WovenPage: Sendable {
  let file: String
  var text = ""
  var findings: [Finding] = []
  var usedSlices: Set<String> = []
  /// The slices that are shown as they are, and not only in a diff.
  var slicesAsCode: Set<String> = []
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
    guard let block = NotesBlock(openedBy: line) else { continue }
    var body: [Substring] = []
    while index < lines.count, lines[index] != block.end[...] {
      body.append(lines[index])
      index += 1
    }
    let number = index - body.count
    guard index < lines.count else {
      woven.findings.append(
        Finding(file, number, "no \(block.end) ends this block"))
      output += body
      break
    }
    switch block.content(in: material, used: &woven) {
    case .filled(let text):
      output += text.split(separator: "\n", omittingEmptySubsequences: false)
    case .asWritten:
      output += body
    case .missing(let text):
      woven.findings.append(Finding(file, number, text))
      output += body
    }
    output.append(lines[index])
    index += 1
  }
  woven.text = output.joined(separator: "\n")
  return woven
}

/// The lines in which a file differs from what it should be: for each its
/// place, then `-` before a line to remove and `+` before a line to add.
func differences(
  from actual: String, to expected: String, file: String
) -> [String] {
  let old = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let new = expected.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(line)")
    case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
    }
  }
  .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  .map { "\(file):\($0.0 + 1): stale: \($0.2)" }
}
