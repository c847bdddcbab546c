// The notes, cut into the steps of a player.

import Foundation
import NotesKit

/// A step of a player.
enum Step {
  case show([Block])
  case ask(Run, Prediction)
  case run(Run)
  case explain(Run, Prediction)
}

/// A part of the notes below one heading.
struct Section {
  var title: String
  var steps: [Step]

  /// Whether it has only headings so far.
  var isHeadings: Bool {
    guard steps.count == 1, case .show(let blocks) = steps[0] else {
      return false
    }
    return blocks.allSatisfy {
      if case .heading = $0 { true } else { false }
    }
  }
}

/// A chapter's notes as sections of steps.
///
/// The notes name their runs in two ways. An `output` fence holds the output
/// of a run; here the run runs instead. The comments `predict` and `why`,
/// up to the comment `end`, enclose the question and the reasons; here the
/// player asks the one and gives the others. The sources stay in the notes.
struct Script {
  private(set) var sections: [Section] = []

  init(notes: Document, runs: [Run]) throws {
    let byName = Dictionary(runs.map { ($0.name, $0) }) { $1 }
    func run(_ name: Substring, line: Int) throws -> Run {
      guard let run = byName[String(name)] else {
        throw LessonError(
          """
          Notes.md:\(line): no run \(name); there are \
          \(byName.keys.sorted().joined(separator: ", "))
          """)
      }
      return run
    }

    var isWoven = false
    for located in notes.blocks {
      switch located.block {
      case .heading(let level, let title) where level <= 3:
        // A heading followed directly by another one is not a page of its own.
        if sections.last?.isHeadings == true {
          sections[sections.count - 1].title = title.words
        } else {
          sections.append(Section(title: title.words, steps: []))
        }
        show(located.block)
      case .comment where located.block.wordsForPicture != nil && !isWoven:
        show(located.block)
      case .comment(let text):
        let words = text.split(separator: " ")
        guard words.count == 2, ["predict", "why"].contains(words[0]) else {
          isWoven = isWoven && text != "end"
          continue
        }
        let run = try run(words[1], line: located.line)
        guard let prediction = run.prediction else {
          throw LessonError(
            """
            Notes.md:\(located.line): the run \(run.name) has no \
            prediction
            """)
        }
        isWoven = true
        add(
          words[0] == "predict"
            ? .ask(run, prediction) : .explain(run, prediction))
      case .code(let info, _) where info.hasPrefix("output "):
        add(
          .run(
            try run(info.dropFirst("output ".count), line: located.line)))
      default:
        if !isWoven { show(located.block) }
      }
    }
    if sections.last?.isHeadings == true { sections.removeLast() }
  }

  private mutating func add(_ step: Step) {
    if sections.isEmpty { sections.append(Section(title: "", steps: [])) }
    sections[sections.count - 1].steps.append(step)
  }

  /// Adds a block to the text before it, so that both are rendered together.
  private mutating func show(_ block: Block) {
    guard let block = [block].withoutSources.first else { return }
    if case .show(let blocks) = sections.last?.steps.last {
      sections[sections.count - 1].steps.removeLast()
      add(.show(blocks + [block]))
    } else {
      add(.show([block]))
    }
  }
}
