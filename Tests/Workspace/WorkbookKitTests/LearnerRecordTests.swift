import NotesKit
import Results
import Testing

@testable import WorkbookKit

@Suite final class LearnerRecordTests: FixtureSuite {
  @Test func `damaged files are set aside, one beside the other`() throws {
    let damaged = ["{", "[]", "{\"version\": 99, \"exercises\": {}}", ""]
    for (index, text) in damaged.enumerated() {
      try fixture.write(text, to: LearnerRecord.path)
      #expect(try LearnerRecord.load(from: workspace) == LearnerRecord())
      let number = index == 0 ? "" : "-\(index + 1)"
      let aside = ".workbook/progress.damaged\(number).json"
      #expect(try workspace.text(aside) == text)
    }
  }

  @Test func `an update keeps what others have written, by name`() throws {
    #expect(try LearnerRecord.load(from: workspace) == LearnerRecord())
    for (hints, exercise) in workspace.catalogue.exercises.enumerated() {
      _ = try LearnerRecord.update(in: workspace) {
        $0[exercise].hints = hints + 1
      }
    }
    #expect(
      try LearnerRecord.load(from: workspace).exercises.mapValues(\.hints)
        == ["First": 1, "Second": 2])
  }

  @Test(arguments: StartedCase.all)
  func `the grader decides as the suites do what is started`(
    case: StartedCase
  ) throws {
    for folder in [exercise.stubFolder, exercise.learnersFolder] {
      try fixture.write(StartedCase.shipped, to: "\(folder)/First.swift")
    }
    try `case`.happen(workspace.url(exercise.learnersFolder))
    // A file that cannot be used isn't the shipped one.
    let files = try? Submission(of: workspace).files(of: exercise)
    let shipped = workspace.shippedFiles(of: exercise)
    #expect(
      files.map(shipped.areUntouched) ?? false == !`case`.isStarted)
    #expect(
      (workspace.standing(of: exercise, LearnerRecord()) != .notStarted)
        == `case`.isStarted)
  }

  @Test func `an exercise goes from not started to solved to changed`() throws {
    var record = LearnerRecord()
    #expect(workspace.standing(of: exercise, record) == .notStarted)
    try fixture.write("let a = 2\n", to: Self.file)
    #expect(workspace.standing(of: exercise, record) == .started)
    record[exercise].solved = fingerprint(
      of: try Submission(of: workspace).files(of: exercise))
    #expect(workspace.standing(of: exercise, record) == .solved)
    try fixture.write("let a = 3\n", to: Self.file)
    #expect(workspace.standing(of: exercise, record) == .changed)
    try fixture.write("", to: Self.file)
    #expect(
      workspace.standing(of: exercise, LearnerRecord()) == .started,
      "a file that can't be graded is a beginning")
  }

  @Test func `what a stricter suite refuses is solved no longer`() throws {
    try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
    let files = try Submission(of: workspace).files(of: exercise)
    func remember(
      _ state: ExerciseResult.State, _ print: String
    ) throws -> Bool {
      var grade = Grade(exercise, state)
      grade.fingerprint = print
      let record = try LearnerRecord.remember(
        Grading(grades: [grade]), in: workspace)
      return record[exercise].solved != nil
    }
    #expect(try remember(.solved, fingerprint(of: files)))
    #expect(
      try remember(.failing, "other files"),
      "to try something else does not take back what was solved")
    #expect(try !remember(.failing, fingerprint(of: files)))
  }
}
