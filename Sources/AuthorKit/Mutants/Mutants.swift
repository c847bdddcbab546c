// `make mutants`: solutions with one small change, such as a learner might make
// by mistake. A check has to refuse each of them, or the page
// of answers says why the change is as good.
//
//     CodeToken, CodeFile  Swift code as blocks of statements
//     Changes              the changes that can be made to a file
//     MutantScorecard      how many were refused, which were not, and the list
//                          of those that are as good

import NotesKit
import WorkbookKit

extension Call {
  /// Grades the mutants of all solutions, of a chapter's, or of one.
  ///
  /// - Returns: 0 if each mutant is refused or listed as good with a reason, and
  ///   the lists hold nothing else; otherwise 1.
  func testMutants() throws -> Int32 {
    let exercises = try exercises
    var rounds = roundRobin(
      try exercises.map { try workspace.mutants(of: $0) })
    if has("--quick") { rounds = Array(rounds.prefix(2)) }
    Interruption.catchSignals()
    let run = try RoundGrading(of: exercises, in: workspace, display)
    let graded = try rounds.enumerated().flatMap { index, round in
      let found = try grade(round, run)
      let refused = found.count { $0.refusal != nil }
      write("round \(index + 1) of \(rounds.count): ")
      write("\(refused) of \(found.count) refused\n")
      return found
    }
    let scorecard = MutantScorecard(
      graded: graded, findings: try workspace.equalMutantFindings(of: exercises)
    )
    write("\n" + scorecard.text(workspace.catalogue, display))
    return scorecard.isClean ? 0 : 1
  }

  private func grade(
    _ round: [SolutionMutant], _ run: RoundGrading
  ) throws -> [GradedMutant] {
    let files = try round.map { mutant in
      let solution = try workspace.solution(of: mutant.exercise)
      return (
        mutant.exercise,
        solution.merging([mutant.name: mutant.mutant.text]) { $1 }
      )
    }
    let graded = try run.grade(
      Dictionary(uniqueKeysWithValues: files), from: "Solutions")
    return try round.map { mutant in
      GradedMutant(
        mutant: mutant,
        refusal: AnswerRefusal(graded.grades[mutant.exercise]!),
        isListed: try workspace.equalMutants(of: mutant.exercise)
          .contains(mutant.mutant))
    }
  }
}

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

/// A mutant of an exercise's solution.
struct SolutionMutant: Equatable {
  let exercise: Exercise
  /// The name of the file that is changed.
  let name: String
  let mutant: Mutant

  /// The file that is changed, from the workspace's root.
  var file: String { "\(exercise.solutionFolder)/\(name)" }
}

extension Workspace {
  /// The mutants of an exercise: of each file that the learner writes in.
  func mutants(of exercise: Exercise) throws -> [SolutionMutant] {
    AuthorKit.mutants(
      of: try solution(of: exercise), stub: try stub(of: exercise)
    ).map { SolutionMutant(exercise: exercise, name: $0, mutant: $1) }
  }

  /// The files of a solution, by their names.
  func solution(of exercise: Exercise) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: stub(of: exercise).keys.map {
        ($0, try text("\(exercise.solutionFolder)/\($0)"))
      })
  }
}

/// The mutants of a solution, always in the same order: files and kinds of
/// change take turns, so that the first few show something of each. What the
/// learner writes is changed: the lines that the stub lacks or, if that gives
/// fewer than three mutants, the types and functions with such lines.
///
/// - Parameters:
///   - solution: All files of the solution, by their names.
///   - stub: The same files as they are shipped.
/// - Returns: Sixty at most, each with the file that it replaces. If mutants of
///   several files have the same name, the file's name stands in front of it.
func mutants(
  of solution: [String: String], stub: [String: String]
) -> [(file: String, mutant: Mutant)] {
  let written = solution.keys.sorted().filter { solution[$0] != stub[$0] }
  let files = written.map { CodeFile(solution[$0]!) }
  func all(in part: (CodeFile, Set<Int>) -> Set<Int>) -> [(String, Mutant)] {
    interleaved(
      zip(written, files).map { name, file in
        let old = CodeFile(stub[name] ?? "")
        return mutants(
          of: file, in: part(file, file.linesLacking(in: old)),
          ([file] + files).flatMap(\.properties), stub: old
        ).map { (name, $0) }
      })
  }
  var found = all { $1 }
  if found.count < 3 { found = all { $0.declarations(with: $1) } }
  found = Array(found.prefix(60))
  let homes = Dictionary(grouping: found, by: \.1.name)
    .mapValues { Set($0.map(\.0)).count }
  return found.map { file, mutant in
    var mutant = mutant
    if homes[mutant.name]! > 1 { mutant.name = "\(file): \(mutant.name)" }
    return (file, mutant)
  }
}

/// The mutants of a file whose changes are in some lines.
private func mutants(
  of file: CodeFile, in lines: Set<Int>, _ properties: [DeclaredProperty],
  stub: CodeFile
) -> [Mutant] {
  var known: Set = [file.tokens.map(\.text), stub.tokens.map(\.text)]
  var names: [String: Int] = [:]
  return interleaved(file.changes(properties)).compactMap { change in
    guard !lines.isDisjoint(with: change.lines) else { return nil }
    let text = change.applied(to: file.text)
    guard known.insert(CodeToken.tokens(of: text).map(\.text)).inserted
    else { return nil }
    names[change.name, default: 0] += 1
    let count = names[change.name]!
    return Mutant(
      name: count > 1 ? "\(change.name) (\(count))" : change.name,
      line: change.lines.lowerBound, text: text)
  }
}

extension CodeFile {
  /// The numbers of the lines that another file lacks, comments aside.
  fileprivate func linesLacking(in other: CodeFile) -> Set<Int> {
    let lines = codeLines
    return Set(
      changedPlaces(from: other.codeLines.map(\.code), to: lines.map(\.code))
        .flatMap { $0.new.map { lines[$0].number } })
  }

  /// The lines of the types and functions that hold some of these lines.
  fileprivate func declarations(with lines: Set<Int>) -> Set<Int> {
    Set(
      root.statements.map { self.lines($0.tokens) }
        .filter { !lines.isDisjoint(with: $0) }.joined())
  }

  private var codeLines: [(number: Int, code: String)] {
    let starts = tokens.indices.filter { tokens[$0].beginsLine }
    return zip(starts, starts.dropFirst() + [tokens.count]).map {
      (tokens[$0].line, line($0..<$1))
    }
  }
}

/// The first of each list, then the second of each, and so on.
private func interleaved<Element>(_ lists: [[Element]]) -> [Element] {
  roundRobin(lists).flatMap { $0 }
}
