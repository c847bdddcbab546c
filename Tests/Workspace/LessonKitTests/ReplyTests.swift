import Testing

@testable import LessonKit

@Suite struct ReplyTests {
  let titles = ["The problem", "The idea", "What is read", "Who calls"]

  private func reply(_ line: String, answers: Int = 0) -> Reply {
    ReplyReader(titles: titles, answers: answers).reply(to: line)
  }

  @Test(arguments: [0, 3])
  func `the keys mean the same at every prompt`(answers: Int) {
    let keys: [(String, Reply)] = [
      ("", .on), ("  ", .on), ("b", .back), (" B ", .back), ("q", .leave),
      ("l", .list), ("c", .code), ("?", .keys),
      ("g 2", .section(1)), ("g2", .section(1)), ("G  4", .section(3)),
      ("g idea", .section(1)), ("g WHO  calls", .section(3)),
      ("g the", .section(0)),
    ]
    for (line, expected) in keys {
      #expect(reply(line, answers: answers) == expected, "\(line)")
    }
  }

  @Test func `a number is a section, or an answer where a question waits`() {
    #expect(reply("3") == .section(2))
    #expect(reply("3", answers: 3) == .choice(3))
    #expect(
      reply("4", answers: 3)
        == .unknown("A number from 1 to 3, Enter twice, b, q or ?: "))
  }

  @Test func `a word is a section, but not where a question waits`() {
    #expect(reply("read") == .section(2))
    #expect(reply("gr") != .section(0))
    #expect(
      reply("read", answers: 2)
        == .unknown("A number from 1 to 2, Enter twice, b, q or ?: "))
  }

  @Test func `a section that is not there is answered with what is`() {
    for line in ["0", "5", "-1", "g 99"] {
      #expect(
        reply(line) == .unknown("There are sections 1 to 4; l lists them: "),
        "\(line)")
    }
    #expect(
      reply("g bindings", answers: 3)
        == .unknown(
          "No title has “bindings”; l lists them, ? the keys: "))
    #expect(
      reply("a very long line that nobody means")
        == .unknown(
          "No title has “a very long lin…”; l lists them, ? the keys: "))
    #expect(
      reply("g") == .unknown("g needs a section: g 5, or g and a word: "))
  }

  @Test func `what is said about a wrong line fits sixty columns`() {
    let lines = ["5", "g", String(repeating: "w", count: 99)]
    for line in lines {
      guard case .unknown(let text) = reply(line) else {
        Issue.record("\(line) has a meaning")
        continue
      }
      #expect(text.count <= 60)
    }
  }
}
