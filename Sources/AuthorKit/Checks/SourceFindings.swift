// A claim that can't be run here needs a source: a footnote at the sentence
// and, below Sources, what the source says.

import NotesKit
import Results
import WorkbookKit

/// Words for things that no run here can show, by subject. A sentence with one
/// of them needs a footnote.
///
/// To extend the list, add a word to a row, or add a row. Case matters, and a
/// space matches a line end, too. Choose words that hardly ever occur in a
/// sentence which a run could prove. Nothing is exempt: a sentence that means
/// something else by a word has to use another one.
///
/// The list leaves out "the documents say", because each chapter compares its
/// documents with runs, and a bare "because", which is rarely about motives.
private var sourcedWords: [Regex<Substring>] {
  [
    // Apple's frameworks, tools and systems.
    /\b(?:SwiftUI|SwiftData|Combine|UIKit|AppKit|Objective-C)\b/,
    /\b(?:Apple|Xcode|WWDC|Darwin|iPhone|iPad|Mac)\b/,
    /\b(?:iOS|iPadOS|macOS|tvOS|visionOS|watchOS)\b/,
    /\b[Ii]n (?:an|your|the|most) apps?\b/,
    // Versions of Swift other than the one that everything here is tested with.
    /\bSwift (?!6\.3\b)[0-9]+\.[0-9]+/,
    // Motives, and where they are written.
    /\b(?:[Aa]uthors|[Dd]esigners|[Ii]nventors)\b/,
    /\b(?:is|are|was|were|been) (?:never |not )?(?:meant|intended) (?:to|for)\b/,
    /\b[Pp]ropos(?:al|als|ed|es)\b/,
    /\b[Pp]ull requests?\b/,
  ].map { $0.wordBoundaryKind(.simple) }  // else "Apple's" is one word
}

extension Workspace {
  /// Sentences of a chapter and its exercises that need a footnote and have
  /// none, and footnotes that lead nowhere.
  func sourceFindings(of chapter: Chapter) throws -> [Finding] {
    let others = chapter.exercises.flatMap {
      [$0.task, $0.hints] + swiftFiles(in: $0.solutionFolder)
    }
    return try sourceFindings(in: [chapter.notes] + others)
      + [chapter.documents].filter(exists)
      .flatMap { try sourceFindings(in: [$0]) }
  }

  /// - Parameter files: Pages and Swift files. The first one defines the
  ///   footnotes of all.
  private func sourceFindings(in files: [String]) throws -> [Finding] {
    let footnotes = Document(parsing: try contents(of: files[0])).blocks
      .compactMap { located -> (label: String, text: [Inline], line: Int)? in
        guard case .footnote(let label, let text) = located.block else {
          return nil
        }
        return (label, text, located.line)
      }
    let words = sourcedWords
    var marked: Set<String> = []
    let ofSentences = try files.findings { file in
      let text = try contents(of: file)
      return passages(
        ofMarkdown: file.hasSuffix(".swift") ? comments(of: text) : text
      ).flatMap { passage in
        passage.unsourced(words).map { Finding(file, $0.line, $0.text) }
          + passage.marks.flatMap { label, line, isApart in
            marked.insert(label)
            let isDefined = footnotes.contains { $0.label == label }
            return Finding.those(
              file, line,
              [
                "a space separates [^\(label)] from its sentence": isApart,
                "\(files[0]) doesn't say what [^\(label)] is": !isDefined,
              ])
          }
      }
    }
    return ofSentences
      + footnotes.flatMap { label, text, line in
        Finding.those(
          files[0], line,
          [
            "no sentence has [^\(label)]": !marked.contains(label),
            "[^\(label)] is a number; a label names its source":
              label.allSatisfy(\.isNumber),
            "[^\(label)] has no link, such as [Title](https://…)":
              text.address?.hasPrefix("https://") != true,
          ])
      }
  }
}

// MARK: - Passages

/// A paragraph, a list item or a row of a table: the pieces of prose that are
/// judged one by one.
private struct Passage {
  /// The line where it begins, from 1.
  let line: Int
  /// The run whose prediction it belongs to, and in which it is written; nil
  /// for other passages.
  let run: String?
  /// Its lines without their marks and indents, and links without their
  /// addresses.
  var text = ""

  /// The marks of footnotes, each with its line, and whether a space parts it
  /// from the word before. Two marks may have a space between them.
  var marks: [(label: String, line: Int, isApart: Bool)] {
    text.matches(of: /\[\^([^\]\s]+)\]/).map { match in
      let isApart = !text[..<match.range.lowerBound].contains(/\S$|\]\s$/)
      return (String(match.1), line(at: match.range.lowerBound), isApart)
    }
  }

  /// Sentences, or whole rows of a table, that have one of the words but no
  /// mark.
  func unsourced(_ words: [Regex<Substring>]) -> [(line: Int, text: String)] {
    let end = /[.!?][)"'*_`”’]*(?:\[\^[^\]\s]+\](?:\s(?=\[\^))?)*\s/
    let ends =
      text.hasPrefix("|") ? [] : text.ranges(of: end).map(\.upperBound)
    return zip([text.startIndex] + ends, ends + [text.endIndex]).compactMap {
      let sentence = text[$0..<$1].replacing("\n", with: " ")
      guard !sentence.contains(/\[\^[^\]\s]+\]/),
        let word = words.lazy.compactMap({ sentence.firstMatch(of: $0) }).first
      else { return nil }
      let before = sentence[..<word.range.lowerBound].count
      let place = run.map { ", in the run \($0)" } ?? ""
      return (
        line(at: text.index($0, offsetBy: before)),
        "the sentence with '\(word.output)' has no footnote\(place)"
      )
    }
  }

  private func line(at index: String.Index) -> Int {
    line + text[..<index].count(where: \.isNewline)
  }
}

/// The passages of a Markdown page, in order. Headings, headers of tables,
/// code, comments and definitions of footnotes are left out.
///
/// This reads lines, not the parsed page, so that each piece keeps its line.
private func passages(ofMarkdown page: String) -> [Passage] {
  var passages: [Passage] = []
  var isOpen = false
  var isCode = false
  var run: String?
  for line in NumberedLine.lines(of: page) {
    var text = line.text.trimmingPrefix(/[ >]*/)
    let mark = text.prefixMatch(of: /(?:[-*+]|[0-9]+[.)]) +/)
    if let match = text.wholeMatch(of: /<!-- (?:predict|why) (.*) -->/) {
      run = String(match.1)
    } else if text == "<!-- end -->" {
      run = nil
    }
    if text.hasPrefix("```") { isCode.toggle() }
    if isCode || text.isEmpty || text.hasPrefix("#")
      || text.hasPrefix("<!--") || text.hasPrefix("```")
    {
      isOpen = false
    } else if isOpen, text.contains(/^\|[ :|-]+$/) {
      passages.removeLast()
    } else {
      text = text[(mark?.range.upperBound ?? text.startIndex)...]
      let isNew = !isOpen || mark != nil || text.contains(/^(?:\||\[\^\S+\]:)/)
      if isNew { passages.append(Passage(line: line.number, run: run)) }
      let words = text.replacing(/\]\([^)\s]*\)/, with: "]")
      passages[passages.count - 1].text += (isNew ? "" : "\n") + words
      isOpen = true
    }
  }
  return passages.filter { !$0.text.contains(/^\[\^\S+\]:/) }
}

/// The comments of a Swift file, each on its line.
private func comments(of source: String) -> String {
  NumberedLine.lines(of: source).map { line in
    line.text.firstMatch(of: /(?:^|\s)\/\/\/?(.*)/).map { String($0.1) } ?? ""
  }.joined(separator: "\n")
}
