import NotesKit
import Testing

@testable import WorkbookKit

struct CoreTests {
  @Test func `CORE chooses between ours and the toolchain's`() throws {
    #expect(try Core([:]) == .ours)
    #expect(try Core(["CORE": ""]) == .ours)
    #expect(try Core(["CORE": "Observation"]) == .toolchain)
    #expect(throws: Failure.noCore("observation")) {
      try Core(["CORE": "observation"])
    }
  }

  @Test func `chapters about views are left out, and it is said why`() throws {
    let all = try Catalogue(
      manifest: """
        let chapters = [
          Chapter(1, "One", on: "ObservationCore", ["First"]),
          Chapter(2, "Two", on: "ViewCore", ["Second"]),
        ]
        """)
    #expect(all.built(on: .ours).chapters.count == 2)
    let rest = all.built(on: .toolchain)
    #expect(rest.exercises.map(\.id) == ["1.1"])
    for name in ["2", "two"] {
      #expect(throws: Failure.needsOurs(all.chapters[1])) {
        try rest.chapter(name)
      }
    }
    for name in ["2.1", "second"] {
      #expect(throws: Failure.needsOurs(all.chapters[1])) {
        try rest.exercise(name)
      }
    }
    #expect(throws: Failure.noChapter("3", in: rest)) { try rest.chapter("3") }
  }

  private let notes = """
    ```output plain
    a
    ```

    ```output drawn
    b

    traced:
      nobody is told
    ```

    ```output printed
    read Store.name
    ```

    ```output new
    c
    ```
    """

  private func compare(
    plain: String = "a", drawn: String = "b"
  ) -> CoreComparison {
    WorkbookKit.compare(
      notes, file: "Notes.md",
      with: [
        RunRecord(name: "plain", output: plain),
        RunRecord(name: "drawn", output: drawn),
        RunRecord(name: "printed", output: RunRecord.untraced),
        RunRecord(name: "new", output: RunRecord.absent),
      ])
  }

  @Test func `what the other core cannot do is not asked of it, and counted`() {
    let comparison = compare()
    #expect(comparison.compared == 2)
    #expect(comparison.leftOut == 2)
    #expect(comparison.findings == [])
  }

  @Test func `a run that prints something else on the other core is found`() {
    #expect(compare(plain: "A").findings.map(\.line) == [1])
    #expect(compare(drawn: "B").findings.map(\.line) == [5])
    #expect(
      compare(plain: "A").findings.first?.text == """
        plain prints something else on the toolchain's own Observation
        here:
        a
        there:
        A
        """)
  }

  @Test func `a run that is gone is found`() {
    let findings = WorkbookKit.compare(notes, file: "Notes.md", with: [])
      .findings
    #expect(findings.map(\.line) == [1, 5, 12, 16])
  }
}
