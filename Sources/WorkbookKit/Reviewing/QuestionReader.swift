// Finds the questions in the notes of a chapter. A question has four parts,
// which follow one another: the code, the question between `predict` and
// `end`, the output, and the reasons between `why` and `end`.

import NotesKit

/// A reader of a chapter's notes that collects their questions.
struct QuestionReader {
  /// A question, as far as it has been read.
  private struct Draft {
    let scene: String
    let section: String
    let lead: [Block]
    /// How many slices the notes have shown, and which of them since the last
    /// output or heading.
    let shown: Int
    let recent: Range<Int>
    var asked: [Block] = []
    var reasons: [Block] = []
  }

  private let chapter: Chapter
  private let footnotes: [String: [Inline]]
  private var drafts: [Draft] = []
  private var codes: [NotesCode] = []
  private var outputs: [String: Block] = [:]

  init(of chapter: Chapter, in notes: Document) {
    self.chapter = chapter
    footnotes = notes.footnotes
    read(notes.blocks.map(\.block))
  }

  /// The questions that have all of their parts, in order.
  var questions: [NotesQuestion] { drafts.compactMap(question) }

  private mutating func read(_ blocks: [Block]) {
    var section = ""
    var lead: [Block] = []
    var recent = 0
    var part: (kind: Substring, draft: Int)?
    for block in blocks {
      switch block {
      case .comment(let text):
        let words = text.split(separator: " ")
        part = nil
        if words.count == 2, words[0] == "predict" {
          drafts.append(
            Draft(
              scene: String(words[1]), section: section, lead: lead,
              shown: codes.count, recent: recent..<codes.count))
          part = ("predict", drafts.count - 1)
        } else if words.count == 2, words[0] == "why",
          let draft = drafts.lastIndex(where: { $0.scene == words[1] })
        {
          part = ("why", draft)
        }
        lead = []
      case let block where part != nil:
        let (kind, draft) = part!
        if kind == "predict" {
          drafts[draft].asked.append(block)
        } else {
          drafts[draft].reasons.append(block)
        }
      case .heading(_, let title):
        (section, lead, recent) = (title.words, [], codes.count)
      case .code(let info, let text):
        let words = info.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "swift" {
          codes.append(
            NotesCode(name: words[1], text: text, index: codes.count))
        } else if words.count == 3, words[0] == "diff" {
          codes.append(
            NotesCode(
              name: words[2], text: newText(ofDiff: text), index: codes.count))
        } else if words.count == 2, words[0] == "output" {
          outputs[words[1]] = .code(info: info, text: text)
          recent = codes.count
        }
        lead = []
      default:
        lead.append(block)
      }
    }
  }

  private func question(_ draft: Draft) -> NotesQuestion? {
    var answerCount = 0
    for case .list(_, let items) in draft.asked { answerCount = items.count }
    let reasons = reasons(in: draft.reasons)
    let right = reasons.first { $0.isRight }?.number ?? 0
    guard let output = outputs[draft.scene], 1...max(1, answerCount) ~= right
    else { return nil }
    let shown = codes[..<draft.shown]
    let code = shown.last { $0.name == draft.scene }
    return NotesQuestion(
      chapter: chapter, scene: draft.scene, section: draft.section,
      code: code, recent: code == nil ? Array(codes[draft.recent]) : [],
      // What a scene declares is its own affair.
      others: shown.filter { outputs[$0.name] == nil },
      lead: draft.lead, question: draft.asked, answerCount: answerCount,
      rightAnswer: right, output: output,
      reasons: Dictionary(reasons.map { ($0.number, $0.text) }) { $1 },
      footnotes: footnotes)
  }

  /// The reasons and the numbers that they begin with. The one that is a
  /// paragraph is the right answer's; the others are in a list.
  private func reasons(
    in blocks: [Block]
  ) -> [(number: Int, text: [Inline], isRight: Bool)] {
    blocks.flatMap { block -> [(number: Int, text: [Inline], isRight: Bool)] in
      func reason(_ text: [Inline], isRight: Bool) -> (Int, [Inline], Bool)? {
        Int(text.words.prefix { $0.isNumber }).map { ($0, text, isRight) }
      }
      switch block {
      case .paragraph(let text):
        return [reason(text, isRight: true)].compactMap(\.self)
      case .list(_, let items):
        return items.compactMap { item in
          guard case .paragraph(let text)? = item.first else { return nil }
          return reason(text, isRight: false)
        }
      default: return []
      }
    }
  }
}
