// A question, as a chapter's notes ask and answer it:
//
//     prose and code                what the question is about
//     <!-- predict NAME -->         the question and its numbered answers
//     <!-- end -->
//     ```output NAME                what the run prints
//     <!-- why NAME -->             the reason for the right answer, and a list
//     <!-- end -->                  of those against the others

import NotesKit

/// A prediction of a chapter's notes.
struct NotesQuestion {
  let chapter: Chapter
  /// The name of the run that it is about.
  let scene: String
  /// The title of the section where it stands.
  let section: String
  /// What the section shows above it, after the code of earlier ones that it
  /// uses.
  let context: [Block]
  /// The question and its answers.
  let asked: [Block]
  let output: [Block]
  private let reasons: [Block]
  let footnotes: [String: [Inline]]

  /// The place in the notes, such as `3 Tracking, Where it is read`.
  var place: String { "\(chapter.number) \(chapter.name), \(section)" }

  var answerCount: Int {
    if case .list(_, let items)? = asked.last { items.count } else { 0 }
  }

  var rightAnswer: Int { reasons.first?.number ?? 0 }

  /// What the run prints, and why a choice is right, or wrong and another one
  /// right.
  func verdict(on choice: Int) -> [Block] {
    guard case .list(_, let others)? = reasons.last else { return output }
    let wrong = others.joined().filter { $0.number == choice }
    return output + (wrong + reasons.prefix(1)).followed(by: footnotes)
  }

  /// The questions in a chapter's notes, in order. One that lacks a part is
  /// left out.
  static func all(in notes: String, of chapter: Chapter) -> [NotesQuestion] {
    let parts =
      #/
      (?s)<!--\ predict\ (\S+)\ -->(.*?)<!--\ end\ -->
      (.*?)<!--\ why\ \1\ -->(.*?)<!--\ end\ -->
      /#
    func blocks(_ text: Substring) -> [Block] {
      Document(parsing: String(text)).blocks.map(\.block)
    }
    let footnotes = Document(parsing: notes).footnotes
    var (title, earlier, end) = ("", [Block](), notes.startIndex)
    return notes.matches(of: parts).map { match in
      var section: [Block] = []
      for block in blocks(notes[end..<match.range.lowerBound]) {
        if case .heading(_, let words) = block {
          earlier += section
          (title, section) = (words.words, [])
        } else {
          section.append(block)
        }
      }
      end = match.range.upperBound
      defer { earlier += section }
      return NotesQuestion(
        chapter: chapter, scene: String(match.1), section: title,
        context: code(in: earlier, usedBy: section) + section,
        asked: blocks(match.2), output: blocks(match.3),
        reasons: blocks(match.4), footnotes: footnotes)
    }.filter {
      !$0.output.isEmpty && 1...max(1, $0.answerCount) ~= $0.rightAnswer
    }
  }
}

extension Block {
  /// The number of the answer that a reason is about, as in `2 is right:` and
  /// `Not 1:`.
  fileprivate var number: Int? {
    guard case .paragraph(let text) = self else { return nil }
    let words = text.words.trimmingPrefix("Not ")
    return Int(words.prefix { $0.isNumber })
  }
}

/// The code that declares the types and functions which other code uses, and
/// what it uses in turn; the latest, if several blocks declare one.
private func code(in earlier: [Block], usedBy section: [Block]) -> [Block] {
  func read(_ block: Block) -> (words: [Substring], declared: [Substring]) {
    guard case .code(let info, var text) = block else { return ([], []) }
    if info.hasPrefix("diff") { text = newText(ofDiff: text) }
    let kinds = /(?m)^(?! ).*?\b(?:class|struct|enum|protocol|func) (\w+)/
    return (text.split { !$0.isLetter }, text.matches(of: kinds).map(\.1))
  }
  var used = Set(section.flatMap { read($0).words })
  var known = Set(section.flatMap { read($0).declared })
  return earlier.reversed().filter { block in
    let (words, declared) = read(block)
    let names = Set(declared).subtracting(known)
    guard !names.isDisjoint(with: used) else { return false }
    known.formUnion(names)
    used.formUnion(words)
    return true
  }.reversed()
}
