import Testing

@testable import WorkbookKit

@Suite struct LearnerRecordTests {
  let fixture: Fixture
  let workspace: Workspace
  let exercise: Exercise

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    exercise = workspace.catalogue.exercises[0]
  }

  @Test func `nothing is remembered at first`() throws {
    #expect(try LearnerRecord.load(from: workspace) == LearnerRecord())
  }

  @Test func `what is kept is kept by name`() throws {
    var record = LearnerRecord()
    record[exercise].hints = 2
    try record.save(to: workspace)
    #expect(
      try LearnerRecord.load(from: workspace).exercises["First"]?.hints == 2)
  }

  @Test(arguments: ["{", "[]", "{\"version\": 99, \"exercises\": {}}", ""])
  func `a damaged file is set aside, not deleted`(text: String) throws {
    try fixture.write(text, to: LearnerRecord.path)
    #expect(try LearnerRecord.load(from: workspace) == LearnerRecord())
    #expect(try workspace.text(".workbook/progress.damaged.json") == text)
  }

  @Test func `a second damaged file does not take the place of the first`()
    throws
  {
    for text in ["{1", "{2"] {
      try fixture.write(text, to: LearnerRecord.path)
      _ = try LearnerRecord.load(from: workspace)
    }
    #expect(try workspace.text(".workbook/progress.damaged.json") == "{1")
    #expect(try workspace.text(".workbook/progress.damaged-2.json") == "{2")
  }

  @Test func `an update keeps what others have written`() throws {
    for hints in 1...2 {
      let record = try LearnerRecord.update(in: workspace) {
        $0[workspace.catalogue.exercises[hints - 1]].hints = hints
      }
      #expect(record.exercises.count == hints)
    }
  }

  @Test func `an exercise goes from not started to solved to changed`() throws {
    let file = "Exercises/01-One/1-First/First.swift"
    var record = LearnerRecord()
    #expect(workspace.standing(of: exercise, record) == .notStarted)
    try fixture.write("let a = 2\n", to: file)
    #expect(workspace.standing(of: exercise, record) == .started)
    record[exercise].solved = fingerprint(
      of: workspace.sources(of: exercise, under: "Exercises"))
    #expect(workspace.standing(of: exercise, record) == .solved)
    try fixture.write("let a = 3\n", to: file)
    #expect(workspace.standing(of: exercise, record) == .changed)
  }
}
