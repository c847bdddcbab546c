// A question as a page that fits the screen, where that can be.

import NotesKit

/// The text of a question, in the size of a screen.
struct QuestionPage {
  let question: NotesQuestion
  let display: Display

  private var renderer: Renderer {
    Renderer(display, footnotes: question.footnotes)
  }

  /// The lines that fit above the prompt, which has at most sixty columns, and
  /// the blank line above it.
  private var height: Int {
    display.rows - 1 - (60 + display.width - 1) / display.width
  }

  /// The page, and whether it has all of the code.
  ///
  /// The code of the scene comes last, above the question. The code that it
  /// uses is above it, as far as there is room.
  func text(title: String) -> (text: String, isWhole: Bool) {
    let title = styled(
      renderer.render([.paragraph([.text(title)])]), .heading, display: display)
    func text(with declarations: [NotesCode]) -> String {
      let shown =
        declarations.sorted { $0.index < $1.index }
        + [question.code].compactMap(\.self)
      return title + "\n"
        + renderer.render(
          shown.map(\.block) + question.lead + question.question)
    }
    func fits(_ text: String) -> Bool {
      text.count(where: \.isNewline) <= height
    }
    let declarations = question.declarations
    var chosen: [NotesCode] = []
    for declaration in declarations
    where fits(text(with: chosen + [declaration])) {
      chosen.append(declaration)
    }
    let page = text(with: chosen)
    return (page, chosen.count == declarations.count && fits(page))
  }

  /// All of the code, in the order of the notes.
  var code: String {
    let all = question.declarations + [question.code].compactMap(\.self)
    return renderer.render(all.sorted { $0.index < $1.index }.map(\.block))
  }

  func text(of blocks: [Block]) -> String { renderer.render(blocks) }
}
