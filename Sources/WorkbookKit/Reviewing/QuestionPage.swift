// A question as a page that fits the screen, where that can be.

import NotesKit

/// The text of a question, in the size of a screen.
struct QuestionPage {
  let question: NotesQuestion
  let display: Display

  private var renderer: Renderer {
    Renderer(display, footnotes: question.footnotes)
  }

  /// The pieces, of which the last is the question, and whether all of the code
  /// is among them.
  ///
  /// The code of the scene comes last, above the question. The code that it
  /// uses is above it, as far as there is room.
  func pieces(title: String) -> (pieces: [BlockLines], isWhole: Bool) {
    var heading = renderer.piece(of: [.paragraph([.text(title)])])
    heading.lines = heading.lines.map {
      styled($0, .heading, display: display)
    }
    heading.tie = .heading
    func pieces(with declarations: [NotesCode]) -> [BlockLines] {
      let shown =
        declarations.sorted { $0.index < $1.index }
        + [question.code].compactMap(\.self)
      let above = rendered(shown.map(\.block) + question.lead)
      return [heading] + above + [asked]
    }
    let pageSize = PageSize(display)
    let declarations = question.declarations
    var chosen: [NotesCode] = []
    for declaration in declarations
    where pageSize.fits(pieces(with: chosen + [declaration])) {
      chosen.append(declaration)
    }
    return (pieces(with: chosen), chosen.count == declarations.count)
  }

  /// The question and its answers.
  var asked: BlockLines { renderer.piece(of: question.question) }

  /// All of the code, in the order of the notes.
  var code: [BlockLines] {
    let all = question.declarations + [question.code].compactMap(\.self)
    return rendered(all.sorted { $0.index < $1.index }.map(\.block))
  }

  /// The verdict on an answer, below what the code prints.
  func verdict(on answer: Int) -> [BlockLines] {
    let isRight = answer == question.rightAnswer
    let mark = styled(
      isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
      display: display)
    var output = renderer.piece(of: [question.output])
    output.tie = .output
    return [BlockLines(lines: [mark], tie: .heading), output]
      + rendered(question.verdict(on: answer))
  }

  private func rendered(_ blocks: [Block]) -> [BlockLines] {
    blocks.map { renderer.piece(of: [$0]) }
  }
}
