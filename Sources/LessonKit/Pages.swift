// A section as pages. A page ends at a question, at the end of the section, or
// where the screen is full.

import NotesKit

/// A place in a section: a line of one of its steps.
struct Place: Comparable {
  var step = 0
  var line = 0

  static func < (one: Place, other: Place) -> Bool {
    (one.step, one.line) < (other.step, other.line)
  }
}

/// The lines between two prompts.
struct Page {
  /// The reason for the prompt below a page.
  enum End {
    case full, section
    /// A question, and how much of its code is on the page.
    case question(Scene, Prediction, code: Share)
  }

  enum Share {
    case all, part, none
  }

  var chunks: [Chunk]
  var end: End
  /// The place where the next page begins.
  var next: Place
}

/// A section in the size of a screen.
struct SectionPages {
  /// The steps, with one block in each that shows any.
  let steps: [Step]
  let display: Display
  let footnotes: [String: [Inline]]
  /// The chosen answers by the names of their scenes.
  let choices: [String: Int]
  /// Returns the output of a scene.
  let output: (Scene) throws -> String

  var sheet: Sheet { Sheet(display) }

  /// The first page from a place on.
  ///
  /// A question is on one page with its code. If they are too far apart, the
  /// code is repeated above the question.
  ///
  /// - Complexity: O(n) in the lines up to the next question, for each block
  ///   of code that the question may be about.
  func page(from place: Place) throws -> Page {
    let end = steps[place.step...].firstIndex(where: \.isQuestion)
    var chunks = try (place.step..<(end ?? steps.count)).map(chunk)
    if place.line > 0, !chunks.isEmpty {
      chunks[0].lines.removeFirst(min(place.line, chunks[0].lines.count - 1))
    }
    guard let end, case .ask(let scene, let prediction) = steps[end] else {
      return page(of: chunks, from: place, end: .section)
    }
    let question = try chunk(end)
    let code = codeSteps(of: scene, before: end)
    func questionPage(_ above: [Chunk], codeFrom first: Int) -> Page {
      let share: Page.Share =
        first == 0 ? .all : first < code.count ? .part : .none
      return Page(
        chunks: above + [question],
        end: .question(scene, prediction, code: share),
        next: Place(step: end + 1))
    }

    // The code is still to come.
    if code.last.map({ Place(step: $0) >= place }) ?? true {
      if sheet.fits(chunks + [question]) {
        let first = code.firstIndex { Place(step: $0) >= place }
        return questionPage(chunks, codeFrom: first ?? 0)
      }
      let own = (code.last ?? end) - place.step
      if let start = startOfLast(chunks, question, own) {
        let before = Array(chunks[..<start])
        return page(of: before, from: place, end: .full)
      }
    }
    // It was on a page before, or is too far from the question.
    for first in code.indices {
      let again = try repeated(code[first...])
      if sheet.fits(again + chunks + [question]) {
        return questionPage(again + chunks, codeFrom: first)
      }
    }
    let canRepeat = try code.last.map {
      sheet.fits(try repeated([$0]) + [question])
    }
    if chunks.isEmpty || canRepeat != true && sheet.fits(chunks + [question]) {
      return questionPage(chunks, codeFrom: code.count)
    }
    return page(of: chunks, from: place, end: .full)
  }

  /// The chunk that begins the page of a question, if its code is on that page.
  private func startOfLast(
    _ chunks: [Chunk], _ question: Chunk, _ code: Int
  ) -> Int? {
    let starts = (1...max(1, code)).filter {
      $0 <= code && sheet.fits(chunks[$0...] + [question])
    }
    let loose = starts.first {
      $0 == chunks.count || !sheet.isTied($0 - 1, in: chunks)
    }
    return loose ?? starts.first
  }

  /// The first page of chunks that come before a question or the end.
  private func page(
    of chunks: [Chunk], from place: Place, end: Page.End
  ) -> Page {
    let cut = sheet.end(of: chunks)
    var next = Place(step: place.step + cut.chunks)
    var shown = Array(chunks[..<cut.chunks])
    if cut.lines > 0 {
      let lines = chunks[cut.chunks].lines
      shown.append(Chunk(lines: Array(lines[..<cut.lines])))
      let blanks = lines[cut.lines...].prefix(while: \.isEmpty).count
      next.line =
        (cut.chunks == 0 ? place.line : 0) + cut.lines + blanks
    }
    return Page(
      chunks: shown, end: cut.chunks == chunks.count ? end : .full, next: next)
  }
}
