// The steps of a section as chunks: what each shows, and what it belongs to.

import NotesKit

extension SectionPages {
  func chunk(_ index: Int) throws -> Chunk {
    let next = index + 1 < steps.count ? steps[index + 1] : nil
    switch steps[index] {
    case .show(let blocks):
      var chunk = chunk(of: blocks)
      chunk.tie = blocks.last?.tie(to: next) ?? .none
      return chunk
    case .ask(_, let prediction): return chunk(of: prediction.asked)
    case .run(let scene):
      var chunk = chunk(
        of: [.code(info: "output", text: try output(scene))])
      chunk.tie = .output
      return chunk
    case .explain(let scene, let prediction):
      return chunk(
        of: choices[scene.name].map(prediction.verdict)
          ?? prediction.explained)
    }
  }

  func chunk(of blocks: [Block]) -> Chunk {
    Renderer(display, footnotes: footnotes).chunk(of: blocks)
  }

  func chunk(of markdown: String) -> Chunk {
    chunk(of: Document(parsing: markdown).blocks.map(\.block))
  }

  /// Blocks of code once more, below a line that says so.
  func repeated(_ code: ArraySlice<Int>) throws -> [Chunk] {
    var chunks = try code.map(chunk)
    let label = styled("the code again:", .dim, display: display)
    chunks[0].lines.insert(label, at: 0)
    return chunks
  }

  /// The blocks of code that a question is about: all after the question
  /// before, or else the scene's own.
  func codeSteps(of scene: Scene, before end: Int) -> [Int] {
    let codes = steps[..<end].indices.filter { steps[$0].isCode() }
    let before = steps[..<end].lastIndex(where: \.isQuestion) ?? -1
    let recent = codes.filter { $0 > before }
    guard recent.isEmpty else { return recent }
    let own = codes.last { steps[$0].isCode(named: scene.name) } ?? codes.last
    return own.map { [$0] } ?? []
  }

  /// The code above a place, and the outputs.
  func codeAndOutputs(before place: Place) throws -> [Chunk] {
    let steps = steps[..<min(place.step, steps.count)]
    return try steps.indices
      .filter { steps[$0].isCode() || steps[$0].isRun }.map(chunk)
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
  fileprivate func tie(to next: Step?) -> Chunk.Tie {
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
