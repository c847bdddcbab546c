// `make mutants`: solutions with one small change, such as a learner might make
// by mistake. A check has to refuse each of them, or the page of answers says
// why the change is as good.
//
//     CodeToken, CodeFile  Swift code as blocks of statements
//     Changes              the changes that can be made to a file

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

// MARK: - Scorecard

/// A mutant, and how the grader judged it.
struct GradedMutant: Equatable {
  enum Fate: String, CaseIterable {
    case killed
    /// The compiler refused it, so that it shows nothing about the suite.
    case uncompiled = "not compiled"
    case equal = "as good"
    case survived
  }

  let exercise: Exercise
  let mutant: Mutant
  /// Nil if every check passed.
  let refusal: AnswerRefusal?
  /// Whether it is in the list of those that are as good.
  let isListed: Bool

  var fate: Fate {
    guard let refusal else { return isListed ? .equal : .survived }
    return refusal.by == AnswerRefusal.compiler ? .uncompiled : .killed
  }

  /// The remedy that it needs; nil if all is well.
  var complaint: String? {
    let list = exercise.answers
    if fate == .survived {
      return "survived; a check has to refuse it, or\n\(list) to say why not"
    }
    guard isListed, let refusal else { return nil }
    return "was refused by: \(refusal.by)\nremove it from \(list)"
  }
}

struct MutantScorecard {
  let graded: [GradedMutant]
  /// Everything wrong with the lists of those that are as good.
  let findings: [Finding]

  var isClean: Bool {
    findings.isEmpty && graded.allSatisfy { $0.complaint == nil }
  }

  func text(_ display: Display) -> String {
    func line(_ title: String, _ graded: [GradedMutant]) -> String {
      let figures = GradedMutant.Fate.allCases.compactMap { fate -> String? in
        let count = graded.count { $0.fate == fate }
        guard count > 0 else { return nil }
        let figure = "\(count) \(fate.rawValue)"
        return fate == .survived
          ? styled(figure, .bad, display: display) : figure
      }
      let all = ["\(graded.count) made"] + figures
      return "\(title): \(all.joined(separator: ", "))\n"
    }
    let exercises = Dictionary(grouping: graded, by: \.exercise)
      .sorted { $0.key.path < $1.key.path }
    // The name is in the form of the list, to be copied there.
    let complaints = graded.compactMap { graded in
      graded.complaint.map {
        """

        \(graded.exercise.solutionFolder)/\(graded.mutant.file):\
        \(graded.mutant.line)
            \(graded.mutant.name)
          \($0.replacing("\n", with: "\n  "))

        """
      }
    }
    return exercises.map { line($0.key.id, $0.value) }.joined()
      + line("all", graded) + complaints.joined()
      + (findings.isEmpty ? "" : "\n") + findings.map { "\($0)\n" }.joined()
  }
}

// MARK: - Changes that are as good

// The last part of an exercise's page of answers lists the mutants that are as
// good as the solution. A paragraph is the reason for all those below it:
//
//     No observer depends on `didSet`, so it may be missing.
//
//         withMutation: without defer { didSet(subject, keyPath: keyPath) }

extension Workspace {
  /// The mutants that no check has to refuse, as the page of answers lists them.
  func equalMutants(
    of exercise: Exercise
  ) throws -> [(name: String, line: Int, hasReason: Bool)] {
    var hasReason = false
    return try answerPage(of: exercise).equalMutants.compactMap { line in
      guard line.text.hasPrefix("    ") else {
        hasReason = hasReason || !line.text.isEmpty
        return nil
      }
      return (String(line.text.dropFirst(4)), line.number, hasReason)
    }
  }

  /// Everything wrong with the list that can be found without grading: lines
  /// without a reason, lines of mutants that are no longer made, and lines that
  /// stand twice.
  func equalMutantFindings(of exercise: Exercise) throws -> [Finding] {
    let made = try Set(mutants(of: exercise).map(\.name))
    var listed: Set<String> = []
    return try equalMutants(of: exercise).flatMap { name, line, hasReason in
      Finding.those(
        exercise.answers, line,
        [
          "doesn't say why this is as good: \(name)": !hasReason,
          "isn't a mutant any more: \(name)": !made.contains(name),
          "is listed twice: \(name)": !listed.insert(name).inserted,
        ]
      ).prefix(1)
    }
  }
}
