// The way of a person through a lesson: from page to page, with a look aside at
// the list of sections, the keys, or the code.

import NotesKit

/// The place of a page in a lesson.
struct LessonPosition {
  var section: Int
  var place = SectionPosition()
}

/// A person's conversation to a lesson.
final class Conversation {
  private let script: Script
  private let console: Console
  private let answered: (Run, Int) -> Void
  private let titles: [String]
  /// The outputs of the runs that have run, and the chosen answers, by the
  /// names of the runs.
  private var outputs: [String: String] = [:]
  private var choices: [String: Int] = [:]
  /// The places that the person came from, the latest last.
  private var trail: [LessonPosition] = []

  init(
    _ script: Script, console: Console,
    answered: @escaping (Run, Int) -> Void
  ) {
    self.script = script
    self.console = console
    self.answered = answered
    titles = script.sections.map(\.title)
  }

  /// Plays a section from a place on.
  ///
  /// - Returns: The place in another section where the lesson goes on; nil if
  ///   the person leaves.
  func play(_ position: LessonPosition) throws -> LessonPosition? {
    let index = position.section
    var place = position.place
    var isBack = false
    while true {
      let pages = pages(of: index)
      let page = try pages.page(from: place)
      console.show(isBack ? again(page, in: index, of: pages) : page.pieces)
      var reply: Reply? = ask(below: page, in: index)
      while let asked = reply,
        let aside = try aside(for: asked, in: index, of: pages, below: page)
      {
        reply = show(aside, below: page, isList: asked == .list)
      }
      isBack = reply == nil && pages.display.plain
      switch reply {
      case nil: continue
      case .leave: return nil
      case .back:
        guard let last = trail.popLast() else {
          return LessonPosition(section: max(0, index - 1))
        }
        guard last.section == index else { return last }
        place = last.place
      case .section(let other):
        trail.append(LessonPosition(section: index, place: place))
        return LessonPosition(section: other)
      default:
        note(reply, page)
        trail.append(LessonPosition(section: index, place: place))
        if case .section = page.end {
          return LessonPosition(section: index + 1)
        }
        place = page.next
      }
    }
  }

  /// The section in the size that the screen has now.
  private func pages(of index: Int) -> SectionPages {
    let display = console.display()
    return SectionPages(
      steps: script.sections[index].steps
        .flatMap { $0.apart(on: display) },
      display: display, choices: choices,
      output: output)
  }

  /// The output of a run, which runs once in a conversation.
  private func output(of run: Run) throws -> String {
    if let output = outputs[run.name] { return output }
    let output = try run.output()
    outputs[run.name] = output
    return output
  }

  /// Notes an answer, or that none was given.
  private func note(_ reply: Reply?, _ page: Page) {
    guard case .question(let run, _, _) = page.end else { return }
    choices[run.name] = nil
    if case .choice(let choice) = reply {
      choices[run.name] = choice
      answered(run, choice)
    }
  }

  /// What is repeated of a page after a look aside, where it is read aloud: the
  /// title, and the question if there is one. On a screen the page has scrolled
  /// off, and is shown as a whole.
  private func again(
    _ page: Page, in index: Int, of pages: SectionPages
  ) -> [BlockLines] {
    let title = pages.piece(
      of: [.paragraph([.text("Back at: \(titles[index])")])])
    guard case .question = page.end else { return [title] }
    return [title] + page.pieces.suffix(1)
  }
}

// MARK: - Prompts

extension Conversation {
  private func ask(below page: Page, in index: Int) -> Reply {
    let place = "\(index + 1) of \(titles.count)"
    switch page.end {
    case .full:
      return ask("\(place), more. Enter continues, b back, l lists, q quits: ")
    case .section:
      let isLast = index == titles.count - 1
      let next = isLast ? "Enter ends" : "Enter continues"
      return ask("\(place). \(next), b back, l lists, q quits: ")
    case .question(_, let prediction, let code):
      let count = prediction.answers.count
      let keys =
        switch code {
        case .all: "Enter twice skips, b back, q quits"
        case .part: "c shows all code, Enter twice skips"
        case .none: "c shows the code, Enter twice skips"
        }
      return ask(
        "Your answer, 1 to \(count) (\(keys)): ",
        ReplyReader(titles: titles, bare: .answers(count)),
        skipsAtOnce: false)
    }
  }

  /// Asks until it understands the reply.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func ask(
    _ first: String, _ reader: ReplyReader? = nil, skipsAtOnce: Bool = true
  ) -> Reply {
    let reader = reader ?? ReplyReader(titles: titles)
    var prompt = first
    var mayGoOn = skipsAtOnce
    while let line = console.ask(
      Prompt(
        prompt, takesKey: reader.takesKey, isAgain: mayGoOn && !skipsAtOnce))
    {
      switch reader.reply(to: line) {
      case .on where !mayGoOn:
        mayGoOn = true
        guard case .answers(let count) = reader.bare else { continue }
        prompt = "A number from 1 to \(count), or Enter again to skip: "
        continue
      case .unknown(let what): prompt = what
      case .elsewhere:
        if let reply = console.askSection(of: titles) { return reply }
        prompt = first
      case let reply: return reply
      }
      mayGoOn = skipsAtOnce
    }
    return .leave
  }
}

// MARK: - Asides

extension Conversation {
  /// The pieces of what a person wants to see besides the page; nil for a move.
  private func aside(
    for reply: Reply, in index: Int, of pages: SectionPages, below page: Page
  ) throws -> [BlockLines]? {
    switch reply {
    case .list:
      let items = titles.enumerated().map { place, title in
        let here: [Inline] = place == index ? [.text(" (here)")] : []
        // The title of the chapter has its number in front.
        let name = title.trimmingPrefix(#/[0-9]+\. /#)
        return [Block.paragraph([.text(String(name))] + here)]
      }
      return [pages.piece(of: [.list(start: 1, items: items)])]
    case .keys: return [pages.piece(of: keysHelp)]
    case .code:
      let code = try pages.codeAndOutputs(before: page.next)
      return code.isEmpty
        ? [pages.piece(of: "This section has shown no code yet.")] : code
    default: return nil
    }
  }

  /// Shows pieces page by page.
  ///
  /// A number below the list is a section. Below the code and the keys it is
  /// still an answer, if a question waits.
  ///
  /// - Returns: Nil to go back to the lesson; else a reply to be obeyed.
  private func show(_ pieces: [BlockLines], below page: Page, isList: Bool)
    -> Reply?
  {
    var reader = ReplyReader(titles: titles, others: "b back, q quits")
    if isList {
      reader.bare = .sections
    } else if case .question(_, let prediction, _) = page.end {
      reader.bare = .answers(prediction.answers.count)
    }
    var rest = pieces
    while true {
      console.show(PageSize(console.display()).takePage(from: &rest))
      var prompt =
        isList
        ? "More. Enter continues, a number goes there, q quits: "
        : "More. Enter continues, b back to the lesson, q quits: "
      if rest.isEmpty {
        prompt =
          isList
          ? "A number goes to its section, Enter back, q quits: "
          : "Enter goes back to the lesson, q quits: "
        reader.enter = "Enter goes back"
        reader.others = isList ? "a number goes there" : "q quits"
      }
      switch ask(prompt, reader) {
      case .on where !rest.isEmpty: continue
      case .on, .back: return nil
      case let reply: return reply
      }
    }
  }
}

/// All that can be typed, as Markdown.
private let keysHelp = """
  - **Enter** continues; at a question, Enter twice skips it.
  - **1**, **2** and so on answer a question.
  - **b** goes back a page; after a jump, to where you were.
  - **l** lists the sections; below the list, `5` goes to section 5.
  - **g** asks for a section: its number, or a word of its title.
  - **c** shows the section's code again, and what it printed.
  - **q** quits. The lesson remembers the section.
  - **?** shows these keys.
  """
