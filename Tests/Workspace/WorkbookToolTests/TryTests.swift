import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Programs that a learner tries out.
  @Suite struct TryTests {
    let copy: Copy
    private let trial = "Exercises/Trial.swift"

    init() throws { copy = try Copy() }

    private func tried(
      _ text: String, mode: String? = nil
    ) throws -> Copy.Run {
      try copy.workspace.write(text, to: trial)
      guard let mode else { return try copy.workbook("try", trial) }
      return try copy.workbook("try", trial, "--mode", mode)
    }

    @Test func `the scratch file runs, with its trace`() throws {
      let scratch = copy.url(Workspace.scratch)
      try? FileManager.default.removeItem(at: scratch)
      let run = try copy.workbook("try")
      #expect(run.code == 0)
      #expect(
        run.output.hasSuffix(
          """
          traced (1, 2, … number the trackings):
            1 reads  name
            set            donuts  no observer is notified
            set      name          1 is notified and ends
            set      name          no observer is notified

          """))
      // An edit, and nothing else to build.
      try firstScratch.replacing("Red Fox", with: "Grey Cat").write(
        to: scratch, atomically: true, encoding: .utf8)
      let start = Date()
      _ = try copy.workbook("try")
      #expect(Date().timeIntervalSince(start) < 10)
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
            set      count  1 is notified and ends
            2 reads  count

          evaluated:
            Line  ◀─ mounted  ◀─ property Model.count

          compiled in the Swift 5 mode; MODE=6 tries the other

          """)
    }

    @Test(
      arguments: [
        (
          "@main\nstruct Shop {\n  static func main() { print(1) }\n}", nil, 2,
          ["has a @main, but make try runs"]
        ),
        (
          """
          final class Till { var coins = 0 }
          enum Shop { static let till = Till() }
          """, "6", 1, ["compiled in the Swift 6 mode; MODE=5 tries"]
        ),
        (
          "let a = 1\nlet b: Int = \"two\"\nclass A {\n", nil, 1,
          [
            "Exercises/Trial.swift:2:14: error: cannot convert value",
            "Exercises/Trial.swift:4:1: error: expected",
          ]
        ),
      ] as [(String, String?, Int32, [String])])
    func `an error is shown at the learner's own line, with what to do`(
      text: String, mode: String?, code: Int32, words: [String]
    ) throws {
      let run = try tried(text, mode: mode)
      #expect(run.code == code)
      // The compiler's lines aren't broken.
      let said = code == 1 ? run.output : run.line
      for words in words { #expect(said.contains(words), "\(run.output)") }
      #expect(!run.output.contains(".build/running"))
    }

    @Test(arguments: [("5", "6"), ("6", "5")])
    func `a program runs in either language mode, which is said`(
      mode: String, other: String
    ) throws {
      let run = try tried(
        """
        #if swift(>=6)
        print("six")
        #endif
        await Task { print(1) }.value
        """, mode: mode)
      #expect(run.code == 0)
      #expect(run.output.contains("six") == (mode == "6"))
      #expect(
        run.output.hasSuffix(
          """
          1

          compiled in the Swift \(mode) mode; MODE=\(other) tries the other

          """), "\(run.output)")
    }

    /// Language modes and programs, and how what they print begins.
    private static let traced = [
      // It awaits, and is traced from its first statement.
      (
        ["5", "6"],
        """
        import ObservationCore
        @MainActor @Observable final class Oven { var degrees = 20 }
        let oven = Oven()
        let watching = Task {
          for await degrees in Observations({ oven.degrees }) { print(degrees) }
        }
        try await Task.sleep(for: .milliseconds(100))
        oven.degrees = 180
        try await Task.sleep(for: .milliseconds(100))
        watching.cancel()
        """,
        """
        20
        180

        traced (1, 2, … number the trackings):
          1 reads  degrees
          set      degrees  1 is notified and ends
          2 reads  degrees

        """
      ),
      // Generic classes, subclasses and conditions.
      (
        ["5", "6"],
        """
        import ObservationCore
        @Observable final class Crate<Content: Equatable> {
          var content: Content
          init(_ content: Content) { self.content = content }
        }
        #if os(Linux) || os(macOS)
        @Observable class Shelf {
          #if os(Windows)
          var missing = 1
          #else
          var depth = 1
          #endif
          var (width, height) = (1, 2)
        }
        #endif
        @Observable final class LongShelf: Shelf { var length = 3 }
        let crate = Crate("soup")
        let shelf = LongShelf()
        withObservationTracking {
          _ = (crate.content, shelf.depth, shelf.length, shelf.width)
        } onChange: {}
        shelf.width = 2
        crate.content = "tea"
        shelf.depth = 2
        shelf.length = 4
        """,
        """

        traced (1, 2, … number the trackings):
          1 reads  content  depth  length
          set      content                 1 is notified and ends
          set               depth          no observer is notified
          set                      length  no observer is notified

        not observed, because they're declared in a tuple: width, height

        """
      ),
      // A property that can't be listed.
      (
        ["6"],
        """
        import ObservationCore
        @globalActor actor Kitchen { static let shared = Kitchen() }
        @Kitchen @Observable final class Stove { var heat = 1 }
        @Kitchen func cook() {
          let stove = Stove()
          withObservationTracking { _ = stove.heat } onChange: {}
          stove.heat = 2
        }
        await cook()
        """,
        """

        traced (1, 2, … number the trackings):
          1 reads  Stove.?
          set      Stove.?  1 is notified and ends

        Stove.?: make try can't find the names of the properties of Stove

        """
      ),
    ]

    @Test(
      arguments: traced.flatMap { modes, text, output in
        modes.map { ($0, text, output) }
      })
    func `a program is traced in its language mode`(
      mode: String, text: String, output: String
    ) throws {
      let run = try tried(text, mode: mode)
      #expect(run.output.hasPrefix(output), "\(run.output)")
    }

    @Test func `warnings are shown at the learner's own lines, each time`()
      throws
    {
      let text = """
        import ObservationCore
        @Observable final class Lamp { var isOn = false }
        func count() {
          var told = 0
          let lamp = Lamp()
          withObservationTracking { _ = lamp.isOn } onChange: { told += 1 }
          lamp.isOn = true
          print(told)
        }
        count()
        """
      for _ in 1...2 {
        let run = try tried(text)
        #expect(run.code == 0)
        #expect(
          run.output.contains(
            "\(trial):6:57: warning: mutation of captured var 'told'"),
          "\(run.output)")
        #expect(run.output.components(separatedBy: "warning:").count == 2)
        #expect(run.output.contains("\n\n1\n\ntraced"), "\(run.output)")
      }
    }

    @Test func `what a host warns of comes before the stop that follows`()
      throws
    {
      let run = try tried(
        """
        import ViewCore
        @Observable final class Queue { var guests = ["Ann", "Bea"] }
        struct Line: View {
          let queue: Queue
          var body: some View {
            ForEach(0..<queue.guests.count) { Text(queue.guests[$0]) }
          }
        }
        let queue = Queue()
        let host = ViewHost(Line(queue: queue))
        print("shown")
        host.perform { queue.guests = ["Bea"] }
        """)
      #expect(run.code == 1)
      let line = run.line
      #expect(line.hasPrefix("shown Warning: ForEach over a range"), "\(line)")
      #expect(line.hasSuffix("Fatal error: Index out of range"), "\(line)")
      #expect(line.components(separatedBy: "Warning:").count == 2)
    }

    @Test func `a stop is shown with its last words, below the trace`() throws {
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

    @Test
    func `a program that does nothing gets a note, but no trace`() throws {
      #expect(
        try tried("let a = 1\n").output == "\(trial) ran, and printed nothing\n"
      )
    }

    @Test func `a save ends what still runs, and Ctrl-C quits`() throws {
      try copy.workspace.write("print(\"first\")\nwhile true {}\n", to: trial)
      let run = try copy.sh(
        """
        \(Copy.tool) try \(trial) --watch > .build/out & tool=$!
        until grep -q first .build/out; do sleep 0.1; done
        echo 'print("second")' > \(trial)
        until grep -q second .build/out && grep -q waiting .build/out
        do sleep 0.1; done
        kill -INT $tool; wait $tool; code=$?; cat .build/out; exit $code
        """)
      #expect(run.code == 0)
      #expect(run.output.hasSuffix("\nwaiting for a change\nleft\n"))
    }
  }
}
