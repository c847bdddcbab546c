// The part of a solution that the learner writes: everything that the stub
// lacks.

import WorkbookKit

/// The places where a solution's code differs from its stub's.
struct LearnersPart {
  /// The lines of the solution that the stub lacks, comments aside.
  let lines: [ClosedRange<Int>]
  /// The lines of the types and functions of the file that have such lines.
  let declarations: [ClosedRange<Int>]
  private let solution: [CodeLine]
  private let hunks: [Hunk]

  /// A place where lines of the stub become lines of the solution.
  private struct Hunk {
    /// The solution's lines, as indices into its lines of code.
    let new: Range<Int>
    let old: [CodeLine]
    /// The number of the TODO that it belongs to: the last one before it.
    let todo: Int
  }

  /// A line of code, without comments and indent.
  private struct CodeLine: Hashable {
    let code: String
    let words: [String]
    let number: Int
    /// Its text, from its first token to its last.
    let text: String
    let range: Range<Int>

    static func == (one: CodeLine, other: CodeLine) -> Bool {
      one.code == other.code
    }

    func hash(into hasher: inout Hasher) { hasher.combine(code) }

    static func lines(of file: CodeFile) -> [CodeLine] {
      let starts =
        file.tokens.indices.filter { file.tokens[$0].beginsLine }
      return starts.enumerated().map { index, start in
        let end =
          index + 1 < starts.count ? starts[index + 1] : file.tokens.count
        return CodeLine(
          code: file.line(start..<end),
          words: file.tokens[start..<end].flatMap { [$0] + $0.inner }
            .map(\.text),
          number: file.tokens[start].line,
          text: file.source(start..<end),
          range: file.tokens[start].range
            .lowerBound..<file.tokens[end - 1].range.upperBound)
      }
    }
  }

  init(of file: CodeFile, stub: String) {
    let new = CodeLine.lines(of: file)
    let old = CodeLine.lines(of: CodeFile(stub))
    let todos = NumberedLine.lines(of: stub).compactMap { line in
      line.text.firstMatch(of: /\/\/ TODO ([0-9]+):/).map {
        (line: line.number, number: Int($0.1) ?? 0)
      }
    }
    let hunks = changedPlaces(from: old, to: new).map { change in
      let start = change.old.lowerBound
      let line = start < old.count ? old[start].number : .max
      return Hunk(
        new: change.new, old: Array(old[change.old]),
        todo: todos.last { $0.line < line }?.number ?? 0)
    }
    self.hunks = hunks
    solution = new
    let lines = hunks.flatMap(\.new).map { new[$0].number...new[$0].number }
    self.lines = lines
    declarations = file.root.statements.map { statement in
      file.tokens[statement.tokens.lowerBound]
        .line...file.tokens[statement.tokens.upperBound - 1].line
    }
    .filter { declaration in lines.contains { $0.overlaps(declaration) } }
  }

  /// Puts back the stub's code for one of several TODOs, if that code is a
  /// whole: not half of a block.
  ///
  /// - Parameter isAlone: Whether no other file has a TODO. Then putting back
  ///   the only one would hand in the stub.
  func putBack(isAlone: Bool) -> [Change] {
    guard hunks.count > 1 || !isAlone else { return [] }
    let groups = Dictionary(grouping: hunks, by: \.todo)
    return groups.sorted { $0.key < $1.key }.filter { _, hunks in
      !isNeeded(hunks)
        && hunks.allSatisfy {
          isWhole($0.old) && isWhole(Array(solution[$0.new]))
        }
    }
    .map { todo, hunks in
      Change([], "TODO \(todo) as in the stub", hunks.map(edit))
    }
  }

  /// Whether the rest of the solution uses a name that is declared here.
  private func isNeeded(_ hunks: [Hunk]) -> Bool {
    func declared(_ lines: [CodeLine]) -> Set<String> {
      Set(
        lines.flatMap { line in
          zip(line.words, line.words.dropFirst()).filter { word, _ in
            ["var", "let", "func", "class", "struct"].contains(word)
          }
          .map(\.1)
        })
    }
    let own = hunks.flatMap { Array($0.new) }
    let rest = solution.indices.filter { !own.contains($0) }
      .flatMap { solution[$0].words }
    return !declared(own.map { solution[$0] })
      .subtracting(declared(hunks.flatMap(\.old))).isDisjoint(with: rest)
  }

  private func isWhole(_ lines: [CodeLine]) -> Bool {
    let code = lines.map(\.code).joined()
    return code.count { "{(".contains($0) } == code.count { "})".contains($0) }
  }

  private func edit(_ hunk: Hunk) -> Change.Edit {
    let text = hunk.old.map(\.text).joined(separator: "\n")
    let new = solution[hunk.new]
    guard let first = new.first, let last = new.last else {
      let place =
        hunk.new.lowerBound > 0
        ? solution[hunk.new.lowerBound - 1].range.upperBound : 0
      return .init(range: place..<place, text: "\n\(text)\n")
    }
    return .init(
      range: first.range.lowerBound..<last.range.upperBound, text: text)
  }
}
