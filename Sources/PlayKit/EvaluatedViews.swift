import NotesKit
import ViewCore

extension ViewHost {
  /// The views, and which were evaluated: a drawing, or on a plain display
  /// sentences, in lines that fit below an indent of two.
  func evaluated(on display: Display) -> [String] {
    var display = display
    display.width -= 2
    let text =
      display.plain
      ? treeInWords(drawn).split(separator: "\n").map {
        Renderer(display).render([.paragraph([.text(String($0))])])
      }.joined()
      : drawn
    return text.split(separator: "\n").map(String.init)
  }
}
