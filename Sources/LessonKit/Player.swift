// Plays a script: straight through for a pipe, or page by page with a person,
// who is asked for a prediction before each run.

import NotesKit

/// A player of a script.
struct Player {
  let script: Script
  let console: Console
  /// A closure that is called with each answer to a prediction.
  var answered: (Run, Int) -> Void = { _, _ in }

  /// Plays everything without waiting for answers.
  ///
  /// The bytes are the same every time.
  func playStraight() throws {
    let renderer = Renderer(console.display())
    func show(_ blocks: [Block]) {
      console.write(renderer.render(blocks) + "\n")
    }
    func show(_ markdown: String) {
      show(Document(parsing: markdown).blocks.map(\.block))
    }
    for section in script.sections {
      for step in section.steps {
        switch step {
        case .show(let blocks): show(blocks)
        case .ask(_, let prediction): show(prediction.asked)
        case .run(let run):
          show([.code(info: "output", text: try run.output())])
        case .explain(_, let prediction): show(prediction.explained)
        }
      }
    }
  }

  /// Plays with a person, from one section on.
  ///
  /// The size of the screen is read anew for each page.
  ///
  /// - Parameter begin: A closure that is called with each section that begins,
  ///   so that the place is known however the person leaves.
  /// - Returns: The section where the person left; nil after the last one.
  func play(
    from start: Int, begin: (Int) -> Void = { _ in }
  ) throws -> Int? {
    let conversation = Conversation(
      script, console: console, answered: answered)
    var position = LessonPosition(section: start)
    while position.section < script.sections.count {
      begin(position.section)
      guard let next = try conversation.play(position) else {
        return position.section
      }
      position = next
    }
    return nil
  }
}
