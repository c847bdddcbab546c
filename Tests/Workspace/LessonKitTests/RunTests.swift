import Testing

import struct Foundation.URL

@testable import LessonKit

/// What a run prints, caught and made the same every time. That its trace is
/// drawn below, and that the lesson's own text follows, the chapters show.
@Suite struct RunTests {
  @Test func `a run's output is what it printed, more than a pipe holds`()
    async
  {
    await #expect(processExitsWith: .success) {
      let run = Run("long") {
        for _ in 0..<20_000 { print("0123456789") }
      }
      let output = try run.output()
      #expect(output.hasPrefix("0123456789\n0123456789\n"))
      #expect(output.count == 20_000 * 11 - 1)
    }
  }

  @Test func `a folder that cannot hold it is named, with a remedy`() {
    let error = #expect(throws: LessonError.self) {
      try capturedOutput(of: {}, in: URL(filePath: "/no/where"))
    }
    #expect(
      error?.description
        == "the output of a run can't be captured: /no/where can't be written "
        + "to; check its permissions and the disk")
  }

  @Test func `addresses, durations and the workspace's path are replaced`() {
    #expect(normalized("at 0x00007f2160") == "at 0x…")
    #expect(normalized("after 0.125 seconds") == "after … seconds")
    let file = #filePath
    #expect(
      normalized(file) == "Tests/Workspace/LessonKitTests/RunTests.swift")
    #expect(normalized("0x12 and 3 seconds") == "0x12 and 3 seconds")
  }

  // The lessons that have such a run show that it stops its own process.
  @Test(arguments: [
    ("a warning\nCore/A.swift:41: Fatal error: No\n", ["Fatal error: No"]),
    (
      "A.swift:1: Fatal error: No\nCurrent stack trace:\n0 libswiftCore",
      ["Fatal error: No"]
    ),
    (
      "A.swift:1: Fatal error:\(String(repeating: " word", count: 20))\n",
      [
        "Fatal error: word word word word word word word word",
        "  word word word word word word word word word word word",
        "  word",
      ]
    ),
    ("one\n", nil),
  ])
  func `the message of a stop has no place and no stack trace`(
    text: String, lines: [String]?
  ) {
    #expect(
      fatalError(in: text) == lines.map { $0.map { "\($0)\n" }.joined() })
  }
}
