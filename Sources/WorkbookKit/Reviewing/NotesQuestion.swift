// A question as the notes show it. The notes hold everything that it takes to
// ask it again: the code, the answers, the output and the reasons.

import NotesKit

/// A prediction of a chapter's notes.
struct NotesQuestion {
  let chapter: Chapter
  /// The name of the scene that it is about.
  let scene: String
  /// The title of the section where it stands.
  let section: String
  /// The code of the scene; nil if the notes show none.
  let code: NotesCode?
  /// Where there is no such code: the slices shown since the last output.
  let recent: [NotesCode]
  /// The slices shown so far, without those of scenes.
  let others: [NotesCode]
  /// The prose between the code and the question.
  let lead: [Block]
  let question: [Block]
  let answerCount: Int
  let rightAnswer: Int
  let output: Block
  /// The reason for each answer, by its number.
  let reasons: [Int: [Inline]]
  let footnotes: [String: [Inline]]

  /// The place in the notes, such as `3 Tracking, Where it is read`.
  var place: String {
    let title = "\(chapter.number) \(chapter.name)"
    return section.isEmpty ? title : "\(title), \(section)"
  }

  /// The slices that declare what the scene uses. Those that it names itself
  /// come before those that only they name, and later ones before earlier ones.
  ///
  /// - Complexity: O(n²) in the length of the slices shown so far.
  var declarations: [NotesCode] {
    var found = code.map { [$0] } ?? recent.reversed()
    var rest = others.reversed().filter { !found.contains($0) }
      .map { (code: $0, declared: $0.declared) }
    var next = 0
    while next < found.count {
      let words = found[next].words
      let used = rest.filter { !$0.declared.isDisjoint(with: words) }
      found += used.map(\.code)
      rest.removeAll { found.contains($0.code) }
      next += 1
    }
    return code == nil ? found : Array(found.dropFirst())
  }

  /// The verdict on an answer: its reason and that of the right one.
  func verdict(on answer: Int) -> [Block] {
    let numbers =
      answer == rightAnswer ? [answer] : [answer, rightAnswer]
    return numbers.compactMap { reasons[$0].map(Block.paragraph) }
      .followed(by: footnotes)
  }
}

/// A slice that the notes show.
struct NotesCode: Equatable {
  let name: String
  let text: String
  /// Its place among the chapter's slices.
  let index: Int

  var block: Block { .code(info: "swift \(name)", text: text) }

  /// The names in it.
  var words: Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// The types, functions and variables that it declares at the margin.
  var declared: Set<Substring> {
    let names = text.split(separator: "\n").filter { $0.first != " " }
      .flatMap { line in
        line.matches(
          of: /\b(?:class|struct|enum|actor|protocol|func|let|var)\s+(\w+)/
        ).map(\.output.1)
      }
    return Set(names)
  }
}

extension Workspace {
  /// The questions of a chapter, in the order of its notes; none, if these
  /// cannot be read.
  func questions(of chapter: Chapter) -> [NotesQuestion] {
    guard let text = try? text(chapter.notes) else { return [] }
    return QuestionReader(of: chapter, in: Document(parsing: text)).questions
  }
}
