// A mutant is a solution with one small change, such as a learner makes by
// mistake. The suite has to refuse it, or else it is as good as the solution,
// and a list says why.

/// A solution's file with one small change.
struct Mutant: Equatable {
  /// Where the change is and what it is: `Till.scan: -= for += in cents +=
  /// price`. It has no line number, so that it outlives changes elsewhere.
  let name: String
  /// The first line of the change, in the solution's file.
  let line: Int
  /// The whole file.
  let text: String
}

/// A change before it is made.
struct Change {
  struct Edit {
    /// A stretch of the file's UTF-8.
    let range: Range<Int>
    let text: String
  }

  /// Where it is and what it does.
  var name: String
  let edits: [Edit]

  /// - Parameter path: What the code belongs to.
  init(_ path: [String], _ what: String, _ edits: [Edit]) {
    name = (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + what
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func apply(to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The mutants of a solution's file, always in the same order: kinds of change
/// take turns, so that the first few show something of each.
///
/// What the learner writes is changed: the lines in which the solution differs
/// from the stub. Where these have fewer than ten places, so is everything in
/// the same types and functions; and where that is not enough, the whole file.
///
/// - Parameter stub: The file as it is shipped.
func mutants(of solution: String, stub: String) -> [Mutant] {
  let file = CodeFile(solution)
  let learners = LearnersPart(of: file, stub: stub)
  var known: Set<[String]> = [
    CodeToken.tokens(of: solution).map(\.text),
    CodeToken.tokens(of: stub).map(\.text),
  ]
  var names: [String: Int] = [:]
  var found: [(mutant: Mutant, lines: ClosedRange<Int>)] = []
  for change in interleaved(changes(in: file, stub: learners)) {
    let text = change.apply(to: solution)
    guard known.insert(CodeToken.tokens(of: text).map(\.text)).inserted
    else { continue }
    var name = change.name
    names[name, default: 0] += 1
    if let count = names[name], count > 1 { name += " (\(count))" }
    let lines = change.lines(in: solution)
    found.append(
      (Mutant(name: name, line: lines.lowerBound, text: text), lines))
  }
  for part in [learners.lines, learners.declarations] {
    let mutants = found.filter { mutant in
      part.contains { $0.overlaps(mutant.lines) }
    }
    if mutants.count >= 10 { return mutants.map(\.mutant) }
  }
  return found.map(\.mutant)
}

/// All changes of all kinds, kind by kind.
private func changes(in file: CodeFile, stub: LearnersPart) -> [[Change]] {
  let names = DeclaredNames(in: file)
  return [
    file.statementsGone(names), file.conditionsTurned(),
    stub.putBack(), file.attributesTurned(names), file.wrappersGone(),
    file.signsTurned(), file.statementsSwapped(), file.namesSwapped(names),
    file.literalsTurned(), file.statementsMoved(), file.storageUsed(names),
    file.weaknessGone(), file.clausesGone(), file.returnsAdded(),
    file.textsTurned(),
    file.statementsDoubled(), file.readsMadeEarly(),
  ]
}

/// The first of each list, then the second of each, and so on.
private func interleaved<Element>(_ lists: [[Element]]) -> [Element] {
  let length = lists.map(\.count).max() ?? 0
  return (0..<length).flatMap { index in
    lists.filter { $0.count > index }.map { $0[index] }
  }
}

extension Change {
  /// The lines that it changes.
  fileprivate func lines(in text: String) -> ClosedRange<Int> {
    let bytes = Array(text.utf8)
    func line(_ place: Int) -> Int {
      1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }
    let first = edits.map(\.range.lowerBound).min() ?? 0
    let last = edits.map(\.range.upperBound).max() ?? 0
    return line(first)...line(max(first, last))
  }
}
