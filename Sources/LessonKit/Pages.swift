// A section as pages. A page ends at a question, at the end of the section, or
// where the screen is full.

import NotesKit

/// A place in a section: a line of one of its steps.
struct SectionPosition: Comparable {
  var step = 0
  var line = 0

  static func < (one: SectionPosition, other: SectionPosition) -> Bool {
    (one.step, one.line) < (other.step, other.line)
  }
}

/// The lines between two prompts.
struct Page {
  /// The reason for the prompt below a page.
  enum End {
    case full, section
    /// A question, and how much of its code is on the page.
    case question(Run, Prediction, code: Share)
  }

  enum Share {
    case all, part, none
  }

  var pieces: [BlockLines]
  var end: End
  /// The place where the next page begins.
  var next: SectionPosition
}

/// A section in the size of a screen.
struct SectionPages {
  /// The steps, with one block in each that shows any.
  let steps: [Step]
  let display: Display
  /// The chosen answers by the names of their runs.
  let choices: [String: Int]
  /// Returns the output of a run.
  let output: (Run) throws -> String

  var pageSize: PageSize { PageSize(display) }

  /// The first page from a place on.
  ///
  /// A question is on one page with its code. If they are too far apart, the
  /// code is repeated above the question.
  ///
  /// - Complexity: O(n) in the lines up to the next question, for each block
  ///   of code that the question may be about.
  func page(from place: SectionPosition) throws -> Page {
    let end = steps[place.step...].firstIndex(where: \.isQuestion)
    var pieces = try (place.step..<(end ?? steps.count)).map(piece)
    if place.line > 0, !pieces.isEmpty {
      pieces[0].lines.removeFirst(min(place.line, pieces[0].lines.count - 1))
    }
    guard let end, case .ask(let run, let prediction) = steps[end] else {
      return page(of: pieces, from: place, end: .section)
    }
    let question = try piece(end)
    let code = codeSteps(of: run, before: end)
    func questionPage(_ above: [BlockLines], codeFrom first: Int) -> Page {
      let share: Page.Share =
        first == 0 ? .all : first < code.count ? .part : .none
      return Page(
        pieces: above + [question],
        end: .question(run, prediction, code: share),
        next: SectionPosition(step: end + 1))
    }

    // The code is still to come.
    if code.last.map({ SectionPosition(step: $0) >= place }) ?? true {
      if pageSize.fits(pieces + [question]) {
        let first = code.firstIndex { SectionPosition(step: $0) >= place }
        return questionPage(pieces, codeFrom: first ?? 0)
      }
      let own = (code.last ?? end) - place.step
      if let start = startOfLast(pieces, question, own) {
        let before = Array(pieces[..<start])
        return page(of: before, from: place, end: .full)
      }
    }
    // It was on a page before, or is too far from the question.
    for first in code.indices {
      let again = try repeated(code[first...])
      if pageSize.fits(again + pieces + [question]) {
        return questionPage(again + pieces, codeFrom: first)
      }
    }
    let canRepeat = try code.last.map {
      pageSize.fits(try repeated([$0]) + [question])
    }
    if pieces.isEmpty || canRepeat != true && pageSize.fits(pieces + [question])
    {
      return questionPage(pieces, codeFrom: code.count)
    }
    return page(of: pieces, from: place, end: .full)
  }

  /// The piece that begins the page of a question, if its code is on that page.
  private func startOfLast(
    _ pieces: [BlockLines], _ question: BlockLines, _ code: Int
  ) -> Int? {
    let starts = (1...max(1, code)).filter {
      $0 <= code && pageSize.fits(pieces[$0...] + [question])
    }
    let loose = starts.first {
      $0 == pieces.count || !pageSize.isTied($0 - 1, in: pieces)
    }
    return loose ?? starts.first
  }

  /// The first page of pieces that come before a question or the end.
  private func page(
    of pieces: [BlockLines], from place: SectionPosition, end: Page.End
  ) -> Page {
    let cut = pageSize.end(of: pieces)
    var next = SectionPosition(step: place.step + cut.pieces)
    var shown = Array(pieces[..<cut.pieces])
    if cut.lines > 0 {
      let lines = pieces[cut.pieces].lines
      shown.append(BlockLines(lines: Array(lines[..<cut.lines])))
      let blanks = lines[cut.lines...].prefix(while: \.isEmpty).count
      next.line =
        (cut.pieces == 0 ? place.line : 0) + cut.lines + blanks
    }
    return Page(
      pieces: shown, end: cut.pieces == pieces.count ? end : .full, next: next)
  }
}

// The steps of a section as pieces: what each shows, and what it belongs to.

extension SectionPages {
  func piece(_ index: Int) throws -> BlockLines {
    let next = index + 1 < steps.count ? steps[index + 1] : nil
    switch steps[index] {
    case .show(let blocks):
      var piece = piece(of: blocks)
      piece.tie = blocks.last?.tie(to: next) ?? .none
      return piece
    case .ask(_, let prediction): return piece(of: prediction.asked)
    case .run(let run):
      var piece = piece(
        of: [.code(info: "output", text: try output(run))])
      piece.tie = .output
      return piece
    case .explain(let run, let prediction):
      return piece(
        of: choices[run.name].map(prediction.verdict)
          ?? prediction.explained)
    }
  }

  func piece(of blocks: [Block]) -> BlockLines {
    Renderer(display).piece(of: blocks)
  }

  func piece(of markdown: String) -> BlockLines {
    piece(of: Document(parsing: markdown).blocks.map(\.block))
  }

  /// Blocks of code once more, below a line that says so.
  func repeated(_ code: ArraySlice<Int>) throws -> [BlockLines] {
    var pieces = try code.map(piece)
    let label = styled("the code again:", .dim, display: display)
    pieces[0].lines.insert(label, at: 0)
    return pieces
  }

  /// The blocks of code that a question is about: all after the question
  /// before, or else the run's own.
  func codeSteps(of run: Run, before end: Int) -> [Int] {
    let codes = steps[..<end].indices.filter { steps[$0].isCode() }
    let before = steps[..<end].lastIndex(where: \.isQuestion) ?? -1
    let recent = codes.filter { $0 > before }
    guard recent.isEmpty else { return recent }
    let own = codes.last { steps[$0].isCode(named: run.name) } ?? codes.last
    return own.map { [$0] } ?? []
  }

  /// The code above a place, and the outputs.
  func codeAndOutputs(before place: SectionPosition) throws -> [BlockLines] {
    let steps = steps[..<min(place.step, steps.count)]
    return try steps.indices
      .filter { steps[$0].isCode() || steps[$0].isRun }.map(piece)
  }
}

extension Step {
  var isQuestion: Bool { if case .ask = self { true } else { false } }

  fileprivate var isRun: Bool { if case .run = self { true } else { false } }

  /// Whether it shows Swift, as it is or in a diff, under a name or any.
  fileprivate func isCode(named name: String? = nil) -> Bool {
    guard case .show(let blocks) = self, case .code(let info, _)? = blocks.first
    else { return false }
    let words = info.split(separator: " ")
    guard let kind = words.first, ["swift", "diff"].contains(kind) else {
      return false
    }
    // The last of a diff's names is that of the new code.
    return name.map { words.count > 1 && words.last! == $0 } ?? true
  }

  /// The step in parts that show one block each, without comments.
  func apart(on display: Display) -> [Step] {
    guard case .show(let blocks) = self else { return [self] }
    return blocks.picturesInWords(on: display).compactMap {
      if case .comment = $0 { nil } else { .show([$0]) }
    }
  }
}

extension Block {
  /// How firmly it belongs to what comes next.
  fileprivate func tie(to next: Step?) -> BlockLines.Tie {
    switch self {
    case .heading: .heading
    case .paragraph(let text):
      next?.isCodeOrOutput == true || text.words.hasSuffix(":")
        ? .sentence : .none
    case .code: next?.isResult == true ? .code : .none
    default: .none
    }
  }
}

extension Step {
  /// Whether it shows any code, or what a run prints.
  fileprivate var isCodeOrOutput: Bool {
    guard case .show(let blocks) = self else { return isRun }
    if case .code? = blocks.first { return true }
    return false
  }

  /// Whether it shows what code prints, or what the compiler says about it.
  fileprivate var isResult: Bool {
    guard case .show(let blocks) = self else { return isRun }
    guard case .code(let info, _)? = blocks.first else { return false }
    return info.hasPrefix("diagnostic ")
  }
}
