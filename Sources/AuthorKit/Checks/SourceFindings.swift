// A claim that cannot be run here needs a source: a footnote at the sentence
// and, below Sources, what the source says.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Sentences of a chapter and its exercises that need a footnote and have
  /// none, and footnotes that lead nowhere.
  func sourceFindings(of chapter: Chapter) -> [Finding] {
    sourceFindings(in: exercisePages(of: chapter), and: chapter.notes)
      + (exists(chapter.documents)
        ? sourceFindings(in: [], and: chapter.documents) : [])
  }

  /// - Parameter notes: The page that defines the footnotes of all.
  private func sourceFindings(in others: [String], and notes: String)
    -> [Finding]
  {
    let pages = ([notes] + others).map { path in
      let text = (try? text(path)) ?? ""
      return SourcedPage(
        file: path,
        passages: path.hasSuffix(".swift")
          ? passages(ofCommentsIn: text) : passages(ofMarkdown: text))
    }
    let sources = Sources(
      file: notes, page: Document(parsing: (try? text(notes)) ?? ""))
    let words = sourcedWords
    return pages.flatMap { $0.findings(words: words, sources: sources) }
      + sources.findings(marked: Set(pages.flatMap(\.marks).map(\.label)))
  }

  /// The pages of a chapter's exercises, which may use the footnotes of its
  /// notes.
  private func exercisePages(of chapter: Chapter) -> [String] {
    chapter.exercises.flatMap { exercise in
      [exercise.task, exercise.hints]
        + swiftFiles(in: exercise.solutionFolder)
    }
  }
}

/// A page whose sentences may need a footnote.
private struct SourcedPage {
  let file: String
  let passages: [Passage]

  /// The marks of footnotes, each with its line, and whether a space parts it
  /// from the word before. Two marks may have a space between them.
  var marks: [(label: String, line: Int, isApart: Bool)] {
    passages.flatMap { passage in
      passage.text.matches(of: /\[\^([^\]\s]+)\]/).map { match in
        let before = passage.text[..<match.range.lowerBound]
        let line = passage.line + before.count(where: \.isNewline)
        let isApart = !before.contains(/\S$|\]\s$/)
        return (String(match.1), line, isApart)
      }
    }
  }

  func findings(words: [Regex<Substring>], sources: Sources) -> [Finding] {
    unsourced(words)
      + marks.flatMap { label, line, isApart in
        var wrong: [String] = []
        if isApart {
          wrong.append("a space parts [^\(label)] from its sentence")
        }
        if !sources.labels.contains(label) {
          wrong.append("\(sources.file) does not say what [^\(label)] is")
        }
        return wrong.map { Finding(file, line, $0) }
      }
  }

  /// Sentences that have one of the words but no mark.
  private func unsourced(_ words: [Regex<Substring>]) -> [Finding] {
    passages.flatMap { passage in
      passage.sentences.compactMap { sentence -> Finding? in
        let text = sentence.text.replacing("\n", with: " ")
        guard !text.contains(/\[\^[^\]\s]+\]/),
          let word = words.lazy.compactMap({ text.firstMatch(of: $0) }).first
        else { return nil }
        let before = text[..<word.range.lowerBound].count
        let line = sentence.text.prefix(before).count(where: \.isNewline)
        let place = passage.scene.map { ", in the scene \($0)" } ?? ""
        return Finding(
          file, sentence.line + line,
          "the sentence with '\(word.output)' has no footnote\(place)")
      }
    }
  }
}

/// The footnotes that a chapter's notes define.
private struct Sources {
  let file: String
  let definitions: [(label: String, text: [Inline], line: Int)]

  var labels: Set<String> { Set(definitions.map(\.label)) }

  init(file: String, page: Document) {
    self.file = file
    definitions = page.blocks.compactMap { located in
      guard case .footnote(let label, let text) = located.block else {
        return nil
      }
      return (label, text, located.line)
    }
  }

  func findings(marked: Set<String>) -> [Finding] {
    definitions.flatMap { label, text, line in
      var wrong: [String] = []
      if !marked.contains(label) { wrong.append("no sentence has [^\(label)]") }
      if label.allSatisfy(\.isNumber) {
        wrong.append("[^\(label)] is a number; a label names its source")
      }
      if text.address?.hasPrefix("https://") != true {
        wrong.append("[^\(label)] has no link, such as [Title](https://…)")
      }
      return wrong.map { Finding(file, line, $0) }
    }
  }
}
