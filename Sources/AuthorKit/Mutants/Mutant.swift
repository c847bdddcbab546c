// A mutant is a solution with one small change, such as a learner might make by
// mistake. The suite has to refuse it, unless it is as good as the solution;
// then a list says why.

import WorkbookKit

/// A solution's file with one small change.
struct Mutant: Equatable {
  /// The place and the kind of the change: `Till.scan: -= for += in cents +=
  /// price`. It has no line number, so that it survives edits elsewhere.
  var name: String
  /// The first line of the change, in the solution's file.
  let line: Int
  /// The whole file.
  let text: String
}

/// The mutants of a solution, always in the same order: files and kinds of
/// change take turns, so that the first few show something of each.
///
/// Changes are made where the learner writes: in the lines that differ from the
/// stub. If that gives fewer than ten mutants, the types and functions around
/// these lines are changed, too; if that is not enough, the whole files.
///
/// - Parameters:
///   - solution: All files of the solution, by their names.
///   - stub: The same files as they are shipped.
/// - Returns: The mutants, each with the file that it replaces. If mutants of
///   several files have the same name, the file's name stands in front of it.
func mutants(
  of solution: [String: String], stub: [String: String]
) -> [(file: String, mutant: Mutant)] {
  let files = solution.mapValues(CodeFile.init)
  let written = solution.keys.sorted().filter { solution[$0] != stub[$0] }
  let all = written.map { name in
    let others = files.keys.sorted().filter { $0 != name }.map { files[$0]! }
    return allMutants(
      of: files[name]!, stub: stub[name] ?? "",
      DeclaredNames(in: [files[name]!] + others), isAlone: written.count == 1
    ).map { (file: name, found: $0) }
  }
  var mutants = interleaved(all)
  for part in [FoundMutant.Part.lines, .declarations] {
    let own = mutants.filter { $0.found.part <= part }
    if own.count >= 10 {
      mutants = own
      break
    }
  }
  var homes: [String: Set<String>] = [:]
  for (file, found) in mutants {
    homes[found.mutant.name, default: []].insert(file)
  }
  return mutants.map { file, found in
    var mutant = found.mutant
    if homes[mutant.name]!.count > 1 { mutant.name = "\(file): \(mutant.name)" }
    return (file, mutant)
  }
}

/// A mutant, and how close it is to the learner's part.
private struct FoundMutant {
  enum Part: Int, Comparable {
    case lines, declarations, file

    static func < (one: Part, other: Part) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  let mutant: Mutant
  let part: Part
}

/// All mutants of a file.
///
/// - Parameter isAlone: Whether the learner writes in no other file.
private func allMutants(
  of file: CodeFile, stub: String, _ declared: DeclaredNames, isAlone: Bool
) -> [FoundMutant] {
  let solution = file.text
  let learners = LearnersPart(of: file, stub: stub)
  var known: Set<[String]> = [CodeToken.tokens(of: solution).map(\.text)]
  if isAlone { known.insert(CodeToken.tokens(of: stub).map(\.text)) }
  var names: [String: Int] = [:]
  var found: [FoundMutant] = []
  for change in interleaved(
    changes(in: file, declared, learners, isAlone: isAlone))
  {
    let text = change.apply(to: solution)
    guard known.insert(CodeToken.tokens(of: text).map(\.text)).inserted
    else { continue }
    var name = change.name
    names[name, default: 0] += 1
    if let count = names[name], count > 1 { name += " (\(count))" }
    let lines = change.lines(in: solution)
    func overlaps(_ part: [ClosedRange<Int>]) -> Bool {
      part.contains { $0.overlaps(lines) }
    }
    found.append(
      FoundMutant(
        mutant: Mutant(name: name, line: lines.lowerBound, text: text),
        part: overlaps(learners.lines)
          ? .lines : overlaps(learners.declarations) ? .declarations : .file))
  }
  return found
}

/// All changes of all kinds, kind by kind.
private func changes(
  in file: CodeFile, _ names: DeclaredNames, _ learners: LearnersPart,
  isAlone: Bool
) -> [[Change]] {
  [
    file.statementsGone(names), file.conditionsTurned(),
    learners.putBack(isAlone: isAlone), file.attributesTurned(names),
    file.wrappersGone(),
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
