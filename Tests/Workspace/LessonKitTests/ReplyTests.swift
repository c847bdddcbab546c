import Testing

@testable import LessonKit

@Suite struct ReplyTests {
  let titles = ["The problem", "The idea", "What is read", "Who calls"]

  private func reply(
    _ line: String, _ bare: ReplyReader.Bare = .nothing
  ) -> Reply {
    ReplyReader(titles: titles, bare: bare).reply(to: line)
  }

  @Test(arguments: [
    ReplyReader.Bare.nothing, .answers(3), .sections, .sectionsAndTitles,
  ])
  func `the keys mean the same at every prompt`(bare: ReplyReader.Bare) {
    let keys: [(String, Reply)] = [
      ("", .on), ("  ", .on), ("b", .back), (" B ", .back), ("q", .leave),
      ("quit", .leave), ("Exit", .leave), ("l", .list), ("c", .code),
      ("?", .keys), ("help", .keys), ("g", .elsewhere),
      ("g 2", .section(1)), ("g2", .section(1)), ("G  4", .section(3)),
      ("g idea", .section(1)), ("g WHO  calls", .section(3)),
      ("g the", .section(0)),
    ]
    for (line, expected) in keys {
      #expect(reply(line, bare) == expected, "\(line)")
    }
  }

  @Test func `a number is an answer or a section, where one is asked for`() {
    #expect(
      reply("3")
        == .unknown("3 is no key: g 3 goes to section 3, Enter goes on: "))
    #expect(reply("3", .answers(3)) == .choice(3))
    #expect(
      reply("4", .answers(3))
        == .unknown("A number from 1 to 3; c shows the code, ? all keys: "))
    #expect(reply("3", .sections) == .section(2))
    #expect(reply("3", .sectionsAndTitles) == .section(2))
  }

  @Test func `a word is a section only after g`() {
    #expect(reply("read", .sectionsAndTitles) == .section(2))
    for bare in [ReplyReader.Bare.nothing, .sections] {
      #expect(
        reply("read", bare)
          == .unknown(
            "read is no key: Enter goes on, b back, l lists, ? all keys: "))
    }
    #expect(
      reply("read", .answers(2))
        == .unknown("A number from 1 to 2; c shows the code, ? all keys: "))
  }

  @Test(arguments: ["next page", "\u{1B}[A", "一二三", "99999"])
  func `a long line, or an arrow key, is not repeated`(line: String) {
    #expect(
      reply(line)
        == .unknown(
          "That is no key: Enter goes on, b back, l lists, ? all keys: "))
  }

  @Test func `a section that is not there is answered with what is`() {
    for line in ["0", "5", "-1", "g 99"] {
      #expect(
        reply(line, .sections)
          == .unknown("There are sections 1 to 4; l lists them: "), "\(line)")
    }
    #expect(
      reply("g bindings", .answers(3))
        == .unknown("No title has “bindings”; l lists them, ? the keys: "))
    #expect(
      reply("g a very long line that nobody means")
        == .unknown(
          "No title has “a very long lin…”; l lists them, ? the keys: "))
    #expect(
      reply("g \u{1B}[A")
        == .unknown("No title has “[a”; l lists them, ? the keys: "))
  }

  @Test func `what is said about a wrong line fits sixty columns`() {
    let lines = ["5", "3", "g 99", String(repeating: "w", count: 99)]
    for line in lines {
      guard case .unknown(let text) = reply(line) else {
        Issue.record("\(line) has a meaning")
        continue
      }
      #expect(text.count <= 60)
    }
  }
}
