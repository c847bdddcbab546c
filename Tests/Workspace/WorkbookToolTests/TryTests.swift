import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Programs that a learner tries out.
  @Suite struct TryTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    private func tried(_ text: String, _ options: String...) throws -> Copy.Run
    {
      let file = copy.root.appending(path: "Exercises/Trial.swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      return try copy.run(
        [".build/programs/debug/workbook", "try", "Exercises/Trial.swift"]
          + options)
    }

    @Test func `the scratch file runs, with its trace`() throws {
      try? FileManager.default.removeItem(
        at: copy.root.appending(path: Workspace.scratch))
      let run = try copy.run([".build/programs/debug/workbook", "try"])
      #expect(run.code == 0)
      #expect(
        run.output.hasSuffix(
          """
          the truck is called Blue Whale
          its name is about to change

          traced (1, 2, … number the trackings):
            1 reads  name
            set            donuts  nobody is told
            set      name          1 is told and ends
            set      name          nobody is told

          """))
      // An edit, and nothing else to build.
      try firstScratch.replacing("Red Fox", with: "Grey Cat").write(
        to: copy.root.appending(path: Workspace.scratch), atomically: true,
        encoding: .utf8)
      #expect(
        try copy.run([".build/programs/debug/workbook", "try"]).seconds < 10)
    }

    @Test func `views and private models are traced`() throws {
      let run = try tried(
        """
        import ViewCore
        @MainActor @Observable private final class Model {
          private(set) var count = 0
          private var title = "t"
          func up() { count += 1 }
        }
        private struct Line: View {
          let model: Model
          var body: some View { Button("\\(model.count)") { model.up() } }
        }
        let host = ViewHost(Line(model: Model()))
        host.tap("0")
        try await Task.sleep(for: .milliseconds(1))
        print(host.screen)
        """)
      #expect(run.code == 0, "\(run.output)")
      #expect(
        run.output == """
          [1]

          traced (1, 2, … number the trackings):
            1 reads  count
            set      count  1 is told and ends
            2 reads  count

          evaluated:
            Line  ◀─ mounted  ◀─ property Model.count

          """)
    }

    @Test func `an error is shown at the learner's own line`() throws {
      let run = try tried("let a = 1\nlet b: Int = \"two\"\nclass A {\n")
      #expect(run.code == 1)
      #expect(
        run.output.contains(
          "Exercises/Trial.swift:2:14: error: cannot convert value of type"))
      #expect(run.output.contains("Exercises/Trial.swift:4:1: error: expected"))
      #expect(!run.output.contains(".build/running"))
      // The one main is the file itself.
      #expect(
        try tried("@main struct A { static func main() {} }\n").output
          .contains("Exercises/Trial.swift:1:1: error: 'main' attribute"))
    }

    @Test func `a stop is told with its last words, below the trace`() throws {
      let run = try tried(
        """
        import ObservationCore
        @Observable final class A { var a = [1] }
        let a = A()
        withObservationTracking { _ = a.a } onChange: { }
        print(a.a[1])
        """)
      #expect(run.code == 1)
      #expect(run.output.contains("trackings):\n  1 reads  a\n"))
      #expect(!run.output.contains("stack trace"))
      #expect(
        run.output.hasSuffix(
          "the program stopped: Fatal error: Index out of range\n"))
    }

    @Test func `a program that tracks nothing has no trace`() throws {
      #expect(try tried("print(1)\n").output == "1\n")
      #expect(
        try tried("let a = 1\n").output
          == "Exercises/Trial.swift ran, and printed nothing\n")
    }

    @Test func `a save ends what still runs, and Ctrl-C leaves`() throws {
      let path = "Exercises/Trial.swift"
      defer { try? FileManager.default.removeItem(at: copy.url(path)) }
      try copy.workspace.write("print(\"first\")\nwhile true {}\n", to: path)
      let run = try copy.run([
        "sh", "-c",
        """
        .build/programs/debug/workbook try \(path) --watch > .build/out & tool=$!
        until grep -q first .build/out; do sleep 0.1; done
        echo 'print("second")' > \(path)
        until grep -q second .build/out && grep -q waiting .build/out
        do sleep 0.1; done
        kill -INT $tool; wait $tool; code=$?; cat .build/out; exit $code
        """,
      ])
      #expect(run.code == 0)
      #expect(run.output.hasSuffix("\nwaiting for a change\nleft\n"))
    }
  }
}
