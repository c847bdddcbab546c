// Plays a script: straight through for a pipe, or section by section with a
// person, who is asked for a prediction before each run.

import NotesKit

/// The output of a player, and the source of its answers.
struct Console {
  var write: (String) -> Void
  /// Shows a prompt, and returns the answer; nil at the end of the input.
  var ask: (String) -> String?
}

/// The moves that a person can make at a prompt, besides an answer.
private enum Move {
  case on, back, leave
}

/// A player of a script.
struct Player {
  let script: Script
  let renderer: Renderer
  let console: Console

  /// Plays everything without waiting for answers.
  ///
  /// The bytes are the same every time.
  func playStraight() throws {
    for section in script.sections {
      for step in section.steps {
        switch step {
        case .show(let blocks): show(blocks)
        case .ask(_, let prediction): show(prediction.asked)
        case .run(let scene): try run(scene)
        case .explain(_, let prediction): show(prediction.explained)
        }
      }
    }
  }

  /// Plays with a person, from one section on.
  ///
  /// - Parameter begin: A closure that is called with each section that begins,
  ///   so that the place is known however the person leaves.
  /// - Returns: The section where the person left; nil after the last one.
  func play(
    from start: Int, begin: (Int) -> Void = { _ in }
  ) throws -> Int? {
    var index = start
    while index < script.sections.count {
      begin(index)
      var move = try play(script.sections[index])
      if move == .on {
        let isLast = index == script.sections.count - 1
        let next = isLast ? "Enter ends" : "Enter goes on"
        let place = "\(index + 1) of \(script.sections.count)"
        move = ask("\(place). \(next), b back, q leaves: ").move
      }
      switch move {
      case .on: index += 1
      case .back: index = max(0, index - 1)
      case .leave: return index
      }
    }
    return nil
  }

  private func play(_ section: Section) throws -> Move {
    var choice: Int?
    for step in section.steps {
      switch step {
      case .show(let blocks):
        show(blocks)
      case .ask(_, let prediction):
        show(prediction.asked)
        let answer = ask(
          """
          Your answer, 1 to \(prediction.answers.count) \
          (Enter twice skips, b back, q leaves): 
          """,
          upTo: prediction.answers.count)
        guard answer.move == .on else { return answer.move }
        choice = answer.choice
      case .run(let scene):
        try run(scene)
      case .explain(_, let prediction):
        show(choice.map(prediction.verdict) ?? prediction.explained)
        choice = nil
      }
    }
    return .on
  }

  /// Asks until it understands the answer.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func ask(
    _ prompt: String, upTo count: Int = 0
  ) -> (move: Move, choice: Int?) {
    var prompt = prompt
    var isSkipping = false
    while true {
      guard let line = console.ask(prompt) else { return (.leave, nil) }
      let answer = line.filter { !$0.isWhitespace }.lowercased()
      switch answer {
      case "" where count > 0 && !isSkipping:
        isSkipping = true
        prompt = "A number from 1 to \(count), or Enter again to skip: "
        continue
      case "": return (.on, nil)
      case "b": return (.back, nil)
      case "q": return (.leave, nil)
      default:
        if let choice = Int(answer), 1...max(1, count) ~= choice, count > 0 {
          return (.on, choice)
        }
        isSkipping = false
        prompt =
          count > 0
          ? "A number from 1 to \(count), Enter twice, b or q: "
          : "Enter, b or q: "
      }
    }
  }

  private func run(_ scene: Scene) throws {
    show([.code(info: "output", text: try scene.output())])
  }

  private func show(_ markdown: String) {
    show(Document(parsing: markdown).blocks.map(\.block))
  }

  private func show(_ blocks: [Block]) {
    console.write(renderer.render(blocks) + "\n")
  }
}
