import NotesKit
import Testing

@testable import AuthorKit

struct CoreComparisonTests {
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
    AuthorKit.compare(
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
    let findings = AuthorKit.compare(notes, file: "Notes.md", with: [])
      .findings
    #expect(findings.map(\.line) == [1, 5, 12, 16])
  }
}
