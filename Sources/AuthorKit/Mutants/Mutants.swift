// `make mutants`: solutions with one small change, such as a learner might make
// by mistake. A check has to refuse each of them, or the page of answers says
// why the change is as good.
//
//     CodeToken, CodeFile  Swift code as blocks of statements
//     Changes              the changes that can be made to a file
//     MutantScorecard      how many were refused, which were not, and the list
//                          of those that are as good

import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Grades the mutants of all solutions, of a chapter's, or of one.
  ///
  /// - Returns: 0 if each mutant is refused or listed as good with a reason, and
  ///   the lists hold nothing else; otherwise 1.
  func testMutants() throws -> Int32 {
    let exercises = try exercises
    var rounds = roundRobin(
      try exercises.map { exercise in
        try workspace.mutants(of: exercise).map { (exercise, $0) }
      })
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
      graded: graded,
      findings: try exercises.flatMap(workspace.equalMutantFindings))
    write("\n" + scorecard.text(display))
    return scorecard.isClean ? 0 : 1
  }

  private func grade(
    _ round: [(exercise: Exercise, mutant: Mutant)], _ run: RoundGrading
  ) throws -> [GradedMutant] {
    let files = try round.map { exercise, mutant in
      let solution = try workspace.solution(of: exercise)
      return (exercise, solution.merging([mutant.file: mutant.text]) { $1 })
    }
    let graded = try run.grade(files)
    return try round.map { exercise, mutant in
      GradedMutant(
        exercise: exercise, mutant: mutant,
        refusal: AnswerRefusal(graded.results[exercise]!),
        isListed: try workspace.equalMutants(of: exercise)
          .contains { $0.name == mutant.name })
    }
  }
}

/// A solution with one small change.
struct Mutant: Equatable {
  /// The name of the file that is changed.
  let file: String
  /// The place and the kind of the change: `Till.scan: -= for += in cents +=
  /// price`. It has no line number, so that it survives edits elsewhere.
  var name: String
  /// The first line of the change, in the solution's file.
  let line: Int
  /// The whole file.
  let text: String
}

extension Workspace {
  /// The mutants of an exercise: of each file that the learner writes in.
  func mutants(of exercise: Exercise) throws -> [Mutant] {
    AuthorKit.mutants(
      of: try solution(of: exercise), stub: try stub(of: exercise))
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
/// - Returns: Sixty at most. If mutants of several files have the same name, the
///   file's name stands in front of it.
func mutants(
  of solution: [String: String], stub: [String: String]
) -> [Mutant] {
  let files = solution.filter { stub[$0.key] != $0.value }.sorted { $0 < $1 }
    .map { (name: $0.key, code: CodeFile($0.value)) }
  let properties = files.flatMap(\.code.properties)
  func all(in part: (CodeFile, Set<Int>) -> Set<Int>) -> [Mutant] {
    let lists = files.map { name, code in
      let old = CodeFile(stub[name] ?? "")
      var code = code
      code.allProperties = code.properties + properties
      return mutants(
        of: code, named: name, in: part(code, code.linesLacking(in: old)),
        stub: old)
    }
    return roundRobin(lists).flatMap(\.self)
  }
  var found = all { $1 }
  if found.count < 3 { found = all { $0.declarations(with: $1) } }
  found = Array(found.prefix(60))
  let filesOfName = Dictionary(grouping: found, by: \.name)
    .mapValues { Set($0.map(\.file)) }
  for index in found.indices
  where filesOfName[found[index].name]!.count > 1 {
    found[index].name = "\(found[index].file): \(found[index].name)"
  }
  return found
}

/// The mutants of a file whose changes are in some lines.
private func mutants(
  of file: CodeFile, named fileName: String, in lines: Set<Int>, stub: CodeFile
) -> [Mutant] {
  var known: Set = [file.tokens.map(\.text), stub.tokens.map(\.text)]
  var names: [String: Int] = [:]
  return roundRobin(file.changes).joined().compactMap { change in
    guard !lines.isDisjoint(with: change.lines) else { return nil }
    let text = change.applied(to: file.text)
    guard known.insert(CodeToken.tokens(of: text).map(\.text)).inserted
    else { return nil }
    names[change.name, default: 0] += 1
    let count = names[change.name]!
    return Mutant(
      file: fileName,
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
