// A question as a page that fits the screen, where that can be.

import NotesKit

/// The text of a question, in the size of a screen.
struct QuestionPage {
  let question: NotesQuestion
  let display: Display

  private var renderer: Renderer {
    Renderer(display, footnotes: question.footnotes)
  }

  /// The chunks, of which the last is the question, and whether all of the code
  /// is among them.
  ///
  /// The code of the scene comes last, above the question. The code that it
  /// uses is above it, as far as there is room.
  func chunks(title: String) -> (chunks: [Chunk], isWhole: Bool) {
    var heading = renderer.chunk(of: [.paragraph([.text(title)])])
    heading.lines = heading.lines.map {
      styled($0, .heading, display: display)
    }
    heading.tie = .heading
    func chunks(with declarations: [NotesCode]) -> [Chunk] {
      let shown =
        declarations.sorted { $0.index < $1.index }
        + [question.code].compactMap(\.self)
      let above = rendered(shown.map(\.block) + question.lead)
      return [heading] + above + [asked]
    }
    let sheet = Sheet(display)
    let declarations = question.declarations
    var chosen: [NotesCode] = []
    for declaration in declarations
    where sheet.fits(chunks(with: chosen + [declaration])) {
      chosen.append(declaration)
    }
    return (chunks(with: chosen), chosen.count == declarations.count)
  }

  /// The question and its answers.
  var asked: Chunk { renderer.chunk(of: question.question) }

  /// All of the code, in the order of the notes.
  var code: [Chunk] {
    let all = question.declarations + [question.code].compactMap(\.self)
    return rendered(all.sorted { $0.index < $1.index }.map(\.block))
  }

  /// The verdict on an answer, below what the code prints.
  func verdict(on answer: Int) -> [Chunk] {
    let isRight = answer == question.rightAnswer
    let mark = styled(
      isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
      display: display)
    var output = renderer.chunk(of: [question.output])
    output.tie = .output
    return [Chunk(lines: [mark], tie: .heading), output]
      + rendered(question.verdict(on: answer))
  }

  private func rendered(_ blocks: [Block]) -> [Chunk] {
    blocks.map { renderer.chunk(of: [$0]) }
  }
}
