// The way of a person through a lesson: from page to page, with a look aside at
// the list of sections, the keys, or the code.

import NotesKit

/// A person's visit to a lesson.
final class Visit {
  private let script: Script
  private let footnotes: [String: [Inline]]
  private let console: Console
  private let answered: (Scene, Int) -> Void
  private let titles: [String]
  /// The outputs of the scenes that have run, and the chosen answers, by the
  /// names of the scenes.
  private var outputs: [String: String] = [:]
  private var choices: [String: Int] = [:]

  init(
    _ script: Script, _ footnotes: [String: [Inline]], _ console: Console,
    _ answered: @escaping (Scene, Int) -> Void
  ) {
    self.script = script
    self.footnotes = footnotes
    self.console = console
    self.answered = answered
    titles = script.sections.map(\.title)
  }

  /// Plays a section.
  ///
  /// - Returns: The move that leads out of it.
  func play(_ index: Int) throws -> Reply {
    var place = Place()
    /// The places of the pages before.
    var trail: [Place] = []
    while true {
      let pages = pages(of: index)
      let page = try pages.page(from: place)
      console.show(page.chunks)
      var reply: Reply? = ask(below: page, index)
      while let asked = reply,
        let aside = try aside(asked, index, pages, page)
      {
        reply = show(aside, page, goesTo: asked == .list)
      }
      switch reply {
      case nil: continue
      case .on, .choice:
        if case .section = page.end { return .on }
        note(reply, page)
        trail.append(place)
        place = page.next
      case .back:
        guard let last = trail.popLast() else { return .back }
        place = last
      case let reply?: return reply
      }
    }
  }

  /// The section in the size that the screen has now.
  private func pages(of index: Int) -> SectionPages {
    let display = console.display()
    return SectionPages(
      steps: script.sections[index].steps
        .flatMap { $0.apart(on: display) },
      display: display, footnotes: footnotes, choices: choices,
      output: output)
  }

  /// The output of a scene, which runs once in a visit.
  private func output(of scene: Scene) throws -> String {
    if let output = outputs[scene.name] { return output }
    let output = try scene.output()
    outputs[scene.name] = output
    return output
  }

  /// Notes an answer, or that none was given.
  private func note(_ reply: Reply?, _ page: Page) {
    guard case .question(let scene, _, _) = page.end else { return }
    choices[scene.name] = nil
    if case .choice(let choice) = reply {
      choices[scene.name] = choice
      answered(scene, choice)
    }
  }
}

// MARK: - Prompts

extension Visit {
  private func ask(below page: Page, _ index: Int) -> Reply {
    let place = "\(index + 1) of \(titles.count)"
    switch page.end {
    case .full:
      return ask("\(place), more. Enter goes on, b back, l lists, q leaves: ")
    case .section:
      let isLast = index == titles.count - 1
      let next = isLast ? "Enter ends" : "Enter goes on"
      return ask("\(place). \(next), b back, l lists, q leaves: ")
    case .question(_, let prediction, let code):
      let count = prediction.answers.count
      let keys =
        switch code {
        case .all: "Enter twice skips, b back, q leaves"
        case .part: "c shows all code, Enter twice skips"
        case .none: "c shows the code, Enter twice skips"
        }
      return ask(
        "Your answer, 1 to \(count) (\(keys)): ", answers: count,
        skipsAtOnce: false)
    }
  }

  /// Asks until it understands the reply.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func ask(
    _ prompt: String, answers: Int = 0, skipsAtOnce: Bool = true
  ) -> Reply {
    let reader = ReplyReader(titles: titles, answers: answers)
    var prompt = prompt
    var mayGoOn = skipsAtOnce
    while true {
      guard let line = console.ask(prompt) else { return .leave }
      switch reader.reply(to: line) {
      case .on where !mayGoOn:
        mayGoOn = true
        prompt = "A number from 1 to \(answers), or Enter again to skip: "
      case .unknown(let what):
        mayGoOn = skipsAtOnce
        prompt = what
      case let reply: return reply
      }
    }
  }
}

// MARK: - Asides

extension Visit {
  /// The chunks of what a person wants to see besides the page; nil for a move.
  private func aside(
    _ reply: Reply, _ index: Int, _ pages: SectionPages, _ page: Page
  ) throws -> [Chunk]? {
    switch reply {
    case .list:
      let items = titles.enumerated().map { place, title in
        let here: [Inline] = place == index ? [.text(" (here)")] : []
        // The title of the chapter has its number in front.
        let name = title.trimmingPrefix(#/[0-9]+\. /#)
        return [Block.paragraph([.text(String(name))] + here)]
      }
      return [pages.chunk(of: [.list(start: 1, items: items)])]
    case .keys: return [pages.chunk(of: keysHelp)]
    case .code:
      let code = try pages.codeAndOutputs(before: page.next)
      return code.isEmpty
        ? [pages.chunk(of: "This section has shown no code yet.")] : code
    default: return nil
    }
  }

  /// Shows chunks page by page.
  ///
  /// - Parameter goesTo: Whether a number is a section even where a question
  ///   waits.
  /// - Returns: Nil to go back to the lesson; else a reply to be obeyed.
  private func show(_ chunks: [Chunk], _ page: Page, goesTo: Bool) -> Reply? {
    var answers = 0
    if case .question(_, let prediction, _) = page.end, !goesTo {
      answers = prediction.answers.count
    }
    var rest = chunks
    while true {
      let sheet = Sheet(console.display())
      console.show(sheet.takePage(from: &rest))
      let prompt =
        !rest.isEmpty
        ? "More. Enter goes on, b back to the lesson, q leaves: "
        : goesTo
          ? "A number or a word goes there, Enter back, q leaves: "
          : "Enter goes back to the lesson, q leaves: "
      switch ask(prompt, answers: answers) {
      case .on where !rest.isEmpty: continue
      case .on, .back: return nil
      case let reply: return reply
      }
    }
  }
}

/// All that can be typed, as Markdown.
private let keysHelp = """
  - **Enter** goes on; at a question, Enter twice skips it.
  - **1**, **2** and so on answer a question.
  - **b** goes back a page, or to the section before.
  - **l** lists the sections.
  - **g 5** goes to section 5, and **g** with a word to the first section that
    has it in its title. Where no question waits, `5` or the word is enough.
  - **c** shows the section's code again, and what it printed.
  - **q** leaves. The lesson remembers the section.
  - **?** shows these keys.
  """
