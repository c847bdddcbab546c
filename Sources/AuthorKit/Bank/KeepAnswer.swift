// Writes pages of answers: `make answer` turns the learner's files into a
// section, and `make bank RENEW=1` writes what was seen.

import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Grades the files of an exercise as they stand, and adds them to its page
  /// as a right or a wrong answer.
  func keepAnswer() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("which exercise? make answer E=1.2 NAME=one-is-enough"))
    guard let name = value(of: "--name"), name.contains(/^[a-z0-9-]+$/) else {
      throw Failure(
        "NAME is the answer's, in small letters, such as NAME=one-is-enough")
    }
    let page = try workspace.answerPage(of: exercise)
    if let old = page.sections.first(where: { $0.name == name }) {
      throw Failure("\(old.page):\(old.line): this answer already exists")
    }
    let files = try Submission(of: workspace).files(of: exercise)
    let code = AnswerSection.code(
      of: files, changing: try workspace.solution(of: exercise),
      or: try workspace.answers(to: exercise).filter(\.isRight)
        .map { ($0.section.name, $0.files) },
      own: try workspace.fileToWrite(of: exercise))
    guard !code.isEmpty else {
      throw Failure("\(exercise.learnersFolder) has the solution's code")
    }
    let graded = try RoundGrading(of: [exercise], in: workspace, display)
      .grade([(exercise, files)], from: "Exercises")
    let refusal = AnswerRefusal(graded.results[exercise]!)
    let what =
      refusal == nil ? "the approach" : "Belief: and what its writer believes"
    let section =
      ["## \(name)", "", "\(WriteThis.mark) \(what), in a sentence"]
      + (refusal?.lines(apartFrom: []) ?? []) + [""] + code
    let next: AnswerPage.Part = refusal == nil ? .wrong : .equal
    var lines = try workspace.text(exercise.answers).lines.map(String.init)
    while lines.last == "" { lines.removeLast() }
    if let place = lines.firstIndex(of: next.rawValue) {
      lines.insert(contentsOf: section, at: place)
    } else {
      lines += [""] + section.dropLast()
    }
    try workspace.write(
      lines.joined(separator: "\n") + "\n", to: exercise.answers)
    write(
      """
      \(exercise.answers): added \(name), which is \
      \(refusal.map { "refused by: \($0.by)" } ?? "right")
      say what it shows there

      """)
    return 0
  }
}

extension AnswerRefusal {
  /// The lines of a section that expects this refusal. They quote the message's
  /// first clause, or as much as makes it differ from the others.
  func lines(apartFrom others: [String]) -> [String] {
    let place = #/^\S+\.swift:[0-9]+: /#
    let line = saying.prefix { !$0.isNewline }.trimmingPrefix(place)
    let clause =
      line.firstRange(of: "; ").map { line[..<$0.lowerBound] } ?? line
    var seen = clause.prefix(71)
    while seen.endIndex < line.endIndex,
      others.contains(where: { $0.contains(seen) })
    {
      let rest = line[line.index(after: seen.endIndex)...]
      seen = line[..<(rest.firstIndex(of: " ") ?? line.endIndex)]
    }
    while seen.last?.isWhitespace == true { seen.removeLast() }
    return ["Refused by: \(by)", "Seen: \(seen)"]
  }
}

extension Workspace {
  /// Writes into the sections of wrong answers how they were refused, where they
  /// say something else or leave it open.
  ///
  /// - Returns: The pages that changed.
  func renewPages(after graded: [GradedAnswer]) throws -> [String] {
    let pages = Dictionary(grouping: graded, by: \.answer.section.page)
    return try pages.keys.sorted().filter { page in
      let old = try text(page)
      var lines = old.lines.map(String.init)
      let refused = pages[page]!.filter { !$0.answer.isRight }
        .sorted { $0.answer.section.line > $1.answer.section.line }
      for one in refused {
        guard let refusal = one.refusal else { continue }
        let section = one.answer.section
        // Only the words of a belief have to be its own.
        let others = refused.filter {
          section.belief != nil && section.belief != $0.answer.section.belief
            && refusal.by == $0.refusal?.by
        }.compactMap(\.refusal?.saying)
        if let expected = section.refusal, refusal.fits(expected),
          !others.contains(where: { $0.contains(expected.saying) })
        {
          continue
        }
        let range = section.refusalLines
        lines.replaceSubrange(
          range.lowerBound - 1..<range.upperBound - 1,
          with: refusal.lines(apartFrom: others))
      }
      let new = lines.joined(separator: "\n")
      if new != old { try write(new, to: page) }
      return new != old
    }
  }
}
