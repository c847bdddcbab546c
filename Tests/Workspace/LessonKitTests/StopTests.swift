import Testing

@testable import LessonKit

/// What is made of the last words of a process. That a run stops a process of
/// its own, the lessons show that have one: their outputs are woven.
@Suite struct StopTests {
  @Test func `the message has no place`() {
    #expect(
      fatalError(in: "a warning\nCore/A.swift:41: Fatal error: No\n")
        == "Fatal error: No\n")
  }

  @Test func `the message has no stack trace`() {
    #expect(
      fatalError(
        in: "A.swift:1: Fatal error: No\nCurrent stack trace:\n0 libswiftCore")
        == "Fatal error: No\n")
  }

  @Test func `a long message has lines of the width of an output`() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let lines = fatalError(in: "A.swift:1: Fatal error: \(words)\n")?
      .split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Fatal error: word word word word word word word word",
        "  word word word word word word word word word word word",
        "  word",
      ])
  }

  @Test func `a process that has not stopped has no message`() {
    #expect(fatalError(in: "one\n") == nil)
  }
}
