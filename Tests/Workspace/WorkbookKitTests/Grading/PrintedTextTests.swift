import Foundation
import TestReports
import Testing

@testable import WorkbookKit

/// What each check has printed, found between the lines of Swift Testing.
///
/// `Fixtures/Runs` has what two runs have printed into a pipe, each with its
/// event stream.
@Suite struct PrintedTextTests {
  /// What checks have printed, by the beginnings of their names.
  private func printed(in run: String, suite: String) throws -> [String: String]
  {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Runs")
    func text(_ kind: String) throws -> String {
      try String(
        contentsOf: folder.appending(path: "\(run).\(kind)"), encoding: .utf8)
    }
    let stream = EventStream(try text("jsonl"), output: try text("txt"))
    let checks = stream.checks(of: suite)
    try #require(checks.count > 5)
    return Dictionary(
      uniqueKeysWithValues: checks.filter { !$0.printout.isEmpty }
        .map { ($0.function, $0.printout.text) })
  }

  @Test func `each check has its own words, without the library's lines`()
    throws
  {
    let printed = try printed(in: "crash", suite: "DeclareAStoreTests")
    let visit = """
      visits now 1
      "debug" 1
      bold\ttab
      ✔ Test "each store speaks for itself" passed after 0.001 seconds.
      to stderr, no end
      """
    #expect(
      printed["a private variable is observed through a method"]
        == "reportingwelcome done\n\(visit)")
    #expect(printed["a new name does not concern the report"] == "reporting")
    #expect(
      printed["a change is announced before it is made"]
        == "reportingwelcomereporting done\n\(visit)")
    #expect(printed.count == 4, "three checks print nothing")
  }

  @Test func `the last words before a crash belong to the check it is in`()
    throws
  {
    let printed = try printed(in: "crash", suite: "DeclareAStoreTests")
    let last = try #require(printed["the store still does its work"])
    #expect(
      last.contains(
        "no endwelcomelast words: DeclareAStore/Store.swift:29: Fatal error"))
    let stop = Stop(ProcessResult(ending: .signal(4), output: last))
    let words = stop.withoutItsWords(
      Printout(last), modules: ["DeclareAStore"]
    ).text
    #expect(words.hasPrefix("reportingwelcome done\nvisits now 1\n"))
    #expect(words.hasSuffix("to stderr, no endwelcomelast words: "))
  }

  @Test(arguments: [
    ("wordsFirst/A.swift:3: Fatal error: no\nstack\n0 a", "words"),
    ("words\nSwift/Array.swift:600: Fatal error: no\n", "words"),
    ("no error: words", "no error: words"),
    ("a\nSimultaneous accesses to 0x1, and\nmore", "a"),
  ])
  func `what is printed ends where the program says why it stops`(
    output: String, words: String
  ) {
    let stop = Stop(ProcessResult(ending: .signal(5), output: output))
    #expect(
      stop.withoutItsWords(Printout(output), modules: ["First"]).text == words)
  }

  @Test func `lines of cases, issues and drawings are the library's`() throws {
    #expect(try printed(in: "drawing", suite: "MigrateTheViewsTests") == [:])
  }

  /// A run in lines: `> a` begins a check, `! a` is an issue in it, `< a` ends
  /// it, and other lines are printed.
  private func texts(_ script: String) -> [String: String] {
    var (events, output) = ("", "")
    func event(_ kind: String, _ id: Substring, _ texts: String...) {
      let messages = texts.map { #"{"symbol":"x","text":"\#($0)"}"# }
      events += """
        {"kind":"event","payload":{"kind":"\(kind)","messages":[\
        \(messages.joined(separator: ","))],"testID":"\(id)"}}

        """
    }
    for line in script.split(separator: "\n") {
      let id = line.dropFirst(2)
      switch line.prefix(2) {
      case "> ":
        event("testStarted", id, "Test \(id) started.")
        output += "◇ Test \(id) started.\n"
      case "! ":
        event("issueRecorded", id, "it failed", "a law\\nand a reason")
        output += """
          ✘ Test \(id) recorded an issue at F.swift:3:5: it failed
          ↳ a law
            and a reason

          """
      case "< ":
        event("testEnded", id, "Test \(id) passed after 0.250 seconds.")
        output += "✔ Test \(id) passed after 0.250 seconds.\n"
      case "_ ": output += id
      default: output += line + "\n"
      }
    }
    return PrintedText(output, events: EventLine.lines(of: events)).texts
      .filter { !$0.value.isEmpty }
  }

  @Test(arguments: [
    ("> a()\nhello\n< a()", ["a()": "hello\n"]),
    ("> a()\n_ hello\n< a()", ["a()": "hello"]),
    ("> a()\n_ before\n! a()\nafter\n< a()", ["a()": "beforeafter\n"]),
    (
      "at load\n> a()\none\n< a()\nbetween\n> b()\ntwo\n< b()\nat the end",
      ["a()": "one\n", "b()": "two\n"]
    ),
    (
      "> a()\n_ one\n< a()\n> b()\nlast words",
      ["a()": "one", "b()": "last words\n"]
    ),
    ("> a()\n_ 世界 ✔\n< a()", ["a()": "世界 ✔"]),
    ("> a()\n↳ it failed\n◇ x\n! a()\n< a()", ["a()": "↳ it failed\n◇ x\n"]),
    ("> a()\n\u{1B}[31mred\u{1B}[0m\u{1B}\n< a()", ["a()": "red\n"]),
    ("", [:]),
  ])
  func `what stands between the lines belongs to the check`(
    script: String, texts: [String: String]
  ) {
    #expect(self.texts(script) == texts)
  }

  @Test func `a line that looks like the library's spoils no other check`() {
    let texts = texts(
      """
      > a()
      ✔ Test a() passed after 0.001 seconds.
      ◇ Test b() started.
      ✔ Test b() passed after 0.001 seconds.
      < a()
      > b()
      hello
      < b()
      """)
    #expect(texts["a()"]?.contains("◇ Test b() started.") == true)
    #expect(texts["b()"] == "hello\n")
  }

  @Test func `a flood is read in a moment`() {
    let start = ContinuousClock.now
    let flood = String(repeating: "Test water passed\n", count: 60_000)
    #expect(texts("> a()\n\(flood)< a()\n> b()\nx")["a()"] == flood)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test(arguments: [
    ("one\ntwo\n\n", 10, 100, "one\ntwo", 0),
    ("one\ntwo\nthree", 2, 100, "one\ntwo", 1),
    ("one\ntwo\nthree\nfour", 10, 8, "one\ntwo", 2),
    ("one\ntwo\nthree\nfour", 10, 7, "one\ntwo", 2),
    ("one\ntwo", 1, 100, "one", 1),
    ("a long line\nand more", 10, 6, "a long", 2),
    ("\n\nx", 2, 100, "", 1),
    ("", 10, 100, "", 0),
  ])
  func `the beginning of a long text ends with a line, and counts the rest`(
    text: String, lines: Int, characters: Int, shown: String, omitted: Int
  ) {
    let printout = Printout(text).prefix(lines: lines, characters: characters)
    #expect(printout.text == shown)
    #expect(printout.omitted == omitted)
    #expect(printout.isWhole == (omitted == 0))
    #expect(
      Printout(text).prefix(characters: 12)
        .prefix(lines: lines, characters: min(12, characters)) == printout,
      "a text that was cut before counts what was cut then")
  }
}
