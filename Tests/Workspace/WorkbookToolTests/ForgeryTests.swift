import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Code that meddles with its tests instead of passing them. What contradicts
  /// itself is never taken for a solution, and 1.2 beside it is judged alone.
  @Suite struct ForgeryTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    /// Grades a store that is not observed, and that does something when it is
    /// made. It can write an event, and say all that is declared.
    private func forge(
      _ code: String, expecting words: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try copy.solve(
        "1.1", replacing: "@Observable\nfinal class Store {",
        with: "final class Store {\ninit() {\n\(code)\n}\n" + Self.pen)
      let run = try copy.grade()
      #expect(
        run.line.contains("1.1 DeclareAStore started"), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(
        run.line.contains(words), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(
        run.line.contains("1.2 IgnoreACount solved"), "\(run.output)",
        sourceLocation: sourceLocation)
      let solved = try LearnerRecord.load(from: copy.workspace)
        .exercises["DeclareAStore"]?.solved
      #expect(solved == nil, sourceLocation: sourceLocation)
      #expect(run.code == 1, sourceLocation: sourceLocation)
    }

    /// What writes events where Swift Testing does.
    private static let pen = ##"""
      var events: String {
        let words = CommandLine.arguments
        return words[words.firstIndex(of: "--event-stream-output-path")! + 1]
      }
      func write(_ kind: String, _ payload: String) {
        let file = fopen(events, "a")!
        fputs(
          #"{"kind":"\#(kind)","payload":{\#(payload)},"version":0}"# + "\n", file)
        fclose(file)
      }
      func event(_ kind: String, _ test: String) {
        write(
          "event",
          #""kind":"\#(kind)","testID":"\#(test)","messages":[]"#
            + #","instant":{"absolute":1,"since1970":1}"#)
      }
      func invent(_ name: String) -> String {
        let id = "DeclareAStoreTests.DeclareAStoreTests/\(name)()"
        write(
          "test",
          #""kind":"function","id":"\#(id)","name":"\#(name)()","#
            + #""sourceLocation":{"_filePath":"x","line":1}"#)
        return id
      }

      """##

    private static let cannotBe =
      "what was reported about this suite cannot be true: "

    @Test func `checks are invented`() throws {
      try forge(
        """
        for name in ["one", "two", "three"] {
          let id = invent(name)
          event("testStarted", id)
          event("testEnded", id)
        }
        event("runEnded", "")
        fputs("Test run with 3 tests passed\\n", stderr)
        _exit(0)
        """, expecting: ": there is no such check; code that is graded")
    }

    @Test func `a run is said to be over, without its last line`() throws {
      try forge(
        """
        event("runEnded", "")
        _exit(0)
        """,
        expecting: Self.cannotBe
          + "the run is over, and its last line has not been printed")
    }

    @Test func `a last line is printed, without an end of the run`() throws {
      try forge(
        """
        fputs("Test run with 7 tests passed\\n", stderr)
        _exit(0)
        """, expecting: "this check ended the whole program")
    }

    @Test func `others are said to have passed`() throws {
      // Their own events come for a second time, when they run.
      try forge(
        #"""
        let text = try! String(contentsOfFile: events, encoding: .utf8)
        for line in text.split(separator: "\n")
        where line.contains("\"function\"") {
          let id = line.components(separatedBy: #""id":""#)[1]
            .prefix { $0 != "\"" }
          event("testStarted", String(id))
          event("testEnded", String(id))
        }
        """#, expecting: Self.cannotBe)
    }

    @Test func `a failure ends as if there were none`() throws {
      try copy.solve(
        "1.1", replacing: "@Observable\nfinal class Store {",
        with: """
          final class Store {
            static let end: Void = { _ = atexit { _exit(0) } }()
            init() { Store.end }
          """)
      let run = try copy.grade()
      #expect(
        run.line.contains(
          Self.cannotBe
            + "a check failed, and the program ended as if none had"),
        "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(run.code == 1)
    }

    @Test func `a story is told by the code`() throws {
      for id in ["1.1", "1.2", "1.3", "1.4"] { try copy.solve(id) }
      try copy.solve(
        "1.5", replacing: "func refill(_ amount: Int) {",
        with: """
          func refill(_ amount: Int) {
            if amount == -1 {
              print("Test Case 'DeclarationStory.test_a_day' passed (0.1 seconds)")
              fflush(stdout)
              _exit(0)
            }
          """)
      let run = try copy.grade()
      #expect(run.line.contains("answers, breaks off"), "\(run.output)")
      #expect(run.code == 1)
    }

    @Test func `suites that are rewritten are noticed, and nothing counts`()
      throws
    {
      let suite =
        "Tests/01-Declaration/2-IgnoreACount/IgnoreACountTests.swift"
      let before = try copy.workspace.text(suite)
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          for path in ["\(suite)", "\(copy.path(suite))"] {
            guard let file = fopen(path, "a") else { continue }
            fputs("// changed\\n", file)
            fclose(file)
          }
          """)
      let run = try copy.grade()
      #expect(
        run.line.hasPrefix(
          "\(suite) changed while exercises were graded, so nothing of this "
            + "grading counts"), "\(run.output)")
      #expect(run.code == 2)
      #expect(!copy.workspace.exists(LearnerRecord.path))
      #expect(
        try copy.workspace.text(suite).hasPrefix(before + "// changed\n"),
        "code that is graded has your rights; it is noticed, not prevented")
      // The next one, without such code, counts again.
      try copy.solve("1.1")
      try copy.workspace.write(before, to: suite)
      #expect(try copy.grade().code == 0)
    }
  }
}
