import Testing

@testable import LessonKit

@Suite struct ReplyTests {
  typealias Bare = ReplyReader.Bare

  private func reply(_ line: String, _ bare: Bare) -> Reply {
    ReplyReader(
      titles: ["The problem", "The idea", "What is read", "Who calls"],
      bare: bare
    ).reply(to: line)
  }

  static let keys: [(String, Reply)] = [
    ("", .on), ("  ", .on), ("b", .back), (" B ", .back), ("q", .leave),
    ("quit", .leave), ("Exit", .leave), ("l", .list), ("c", .code),
    ("?", .keys), ("help", .keys), ("g", .elsewhere), ("g 2", .section(1)),
    ("g2", .section(1)), ("G  4", .section(3)), ("g idea", .section(1)),
    ("g WHO  calls", .section(3)), ("g the", .section(0)),
  ]

  @Test(arguments: keys)
  func `a key means the same at every prompt`(line: String, meaning: Reply) {
    for bare in [Bare.nothing, .answers(3), .sections, .sectionsAndTitles] {
      #expect(reply(line, bare) == meaning)
    }
  }

  @Test(arguments: [
    ("3", Bare.answers(3), Reply.choice(3)), ("3", .sections, .section(2)),
    ("3", .sectionsAndTitles, .section(2)),
    ("read", .sectionsAndTitles, .section(2)),
  ])
  func `a number or a word has a meaning where one is asked for`(
    line: String, bare: Bare, meaning: Reply
  ) {
    #expect(reply(line, bare) == meaning)
  }

  static let noKey =
    "isn't a key: Enter continues, b back, l lists, ? keys: "
  static let noAnswer = "A number from 1 to 3; c shows the code, ? all keys: "
  static let noSection = "There are sections 1 to 4; l lists them: "
  static let noTitle = "l lists them, ? the keys: "

  static let unknown: [(String, Bare, String)] = [
    ("3", .nothing, "3 isn't a key: g 3 goes to section 3, Enter continues: "),
    ("read", .nothing, "read \(noKey)"), ("read", .sections, "read \(noKey)"),
    ("4", .answers(3), noAnswer), ("read", .answers(3), noAnswer),
    // A long line or an arrow key isn't repeated as it is.
    ("next page", .nothing, "That \(noKey)"),
    ("\u{1B}[A", .nothing, "That \(noKey)"),
    ("一二三", .nothing, "That \(noKey)"), ("99999", .nothing, "That \(noKey)"),
    ("g \u{1B}[A", .nothing, "No title has “[a”; \(noTitle)"),
    (
      "g a very long line to a place", .answers(3),
      "No title has “a very long lin…”; \(noTitle)"
    ),
    ("0", .sections, noSection), ("5", .sections, noSection),
    ("-1", .sections, noSection), ("g 99", .sections, noSection),
  ]

  @Test(arguments: unknown)
  func `a line without a meaning is answered with those that have one`(
    line: String, bare: Bare, text: String
  ) {
    #expect(reply(line, bare) == .unknown(text))
    #expect(text.count <= 60)
  }
}
