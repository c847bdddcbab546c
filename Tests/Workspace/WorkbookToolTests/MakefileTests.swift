import Foundation
import Testing

@testable import WorkbookKit

/// What is said to make reaches the tool as it was said, and no shell reads it.
/// A script that prints its arguments stands in for the tool, so that nothing
/// is built.
@Suite struct MakefileTests {
  let root: URL

  /// All that a shell or make could take for something else, in one line.
  static let worst =
    #"a  b'c"d$e$$f$(shell touch pwn)${shell touch pwn}`touch pwn`;touch pwn&"#
    + #"&touch pwn|touch pwn>pwn#h%i\j*k?l~m!n(o)p{q,r}s<t:u,v[w]日本ö ^\"#

  static let values = [
    worst, "O'Brien", "\"", "$", "$$x", "$(x)", "$(shell touch pwn)",
    "`touch pwn`", "; touch pwn", "\\", "'; touch pwn; '", "\" touch pwn", "#",
  ]

  init() throws {
    let files = FileManager.default
    root = files.temporaryDirectory
      .appending(path: "makefile-\(UUID().uuidString)")
    try files.createDirectory(
      at: root.appending(path: ".build/release"),
      withIntermediateDirectories: true)
    try files.copyItem(
      at: Copy.origin.appending(path: "Makefile"),
      to: root.appending(path: "Makefile"))
    try Data().write(to: root.appending(path: "Package.swift"))
    // What bench and fuzz call lies elsewhere.
    for tool in ["args", "author", "swift", ".build/release/bench"] {
      let file = root.appending(path: tool)
      let prints = "[ \"$1\" = build ] || printf '<%s>' \"$@\"\n"
      try Data("#!/bin/sh\n\(prints)".utf8).write(to: file)
      try files.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: file.path())
    }
  }

  private func clean() { try? FileManager.default.removeItem(at: root) }

  /// Calls make, and returns what the tool was given.
  private func make(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> (arguments: [String], errors: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "make", "-s", "WORKBOOK=./args", "AUTHOR=./author",
      ] + words
    process.currentDirectoryURL = root
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PATH": "\(root.path()):\(path)"]) { $1 }
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    func text(_ pipe: Pipe) throws -> String {
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
    let (said, complaint) = try (text(output), text(errors))
    process.waitUntilExit()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.path())
    #expect(
      Set(names).subtracting([".workbook"])
        == [".build", "Makefile", "Package.swift", "args", "author", "swift"],
      "make \(words) has run a command")
    return (
      said.isEmpty
        ? [] : said.dropFirst().dropLast().components(separatedBy: "><"),
      complaint, process.terminationStatus
    )
  }

  /// What makes a value of a variable, and what the tool has to be given then.
  private static let rules:
    [(goal: String, variables: [String], arguments: [String])] = [
      (
        "grade", ["E", "FROM", "JSON"],
        ["grade", "?", "--from", "?", "--json", "?"]
      ),
      ("watch", ["e"], ["watch", "?"]),
      ("hint", ["E"], ["hint", "?"]),
      ("solution", ["E", "YES"], ["solution", "?", "--yes"]),
      ("reset", ["E", "YES"], ["reset", "?", "--yes"]),
      ("undo-reset", ["YES"], ["undo-reset", "--yes"]),
      ("reset-all", ["YES"], ["reset-all", "--yes"]),
      ("stub", ["E", "YES"], ["stub", "?", "--yes"]),
      ("words", ["W"], ["words", "?"]),
      ("expand", ["E"], ["expand", "?"]),
      ("expand", ["FILE"], ["expand", "?"]),
      ("play", ["E", "S"], ["play", "?", "--screen", "?"]),
      ("play", ["N"], ["play", "?"]),
      ("try", ["FILE"], ["try", "?"]),
      ("try", ["E"], ["try", "?"]),
      (
        "new-chapter", ["N", "NAME", "ON"],
        ["new-chapter", "?", "--name", "?", "--on", "?"]
      ),
      (
        "new-exercise", ["E", "NAME", "TYPE"],
        ["new-exercise", "?", "--name", "?", "--type", "?"]
      ),
      ("weave", ["N"], ["weave", "?"]),
      (
        "bank", ["E", "SHUFFLES", "QUICK"],
        ["bank", "?", "--shuffles", "?", "--quick"]
      ),
      ("mutants", ["E", "QUICK"], ["mutants", "?", "--quick"]),
      (
        "bench", ["ROWS", "JSON", "QUICK"],
        ["--rows", "?", "--json", "?", "--quick"]
      ),
      (
        "fuzz", ["SEED"],
        ["run", "-c", "release", "--quiet", "fuzz", "seed", "?"]
      ),
      (
        "fuzz", ["SECONDS"], ["run", "-c", "release", "--quiet", "fuzz", "?"]
      ),
    ]

  @Test(arguments: values)
  func `every variable is handed on as it is`(value: String) throws {
    defer { clean() }
    for rule in Self.rules {
      let run = try make(
        [rule.goal] + rule.variables.map { "\($0)=\(value)" })
      #expect(
        run.arguments == rule.arguments.map { $0 == "?" ? value : $0 },
        "make \(rule.goal): \(run.errors)")
    }
  }

  @Test(arguments: values)
  func `a name in a goal is handed on as it is`(value: String) throws {
    defer { clean() }
    // make looks for what stands in parentheses in a library.
    let name = "1" + value.replacing("(", with: "[").replacing(")", with: "]")
    for goal in ["grade", "watch", "hint", "chapter", "notes"] {
      #expect(try make(["\(goal)-\(name)"]).arguments == [goal, name])
    }
  }

  @Test(arguments: values)
  func `words after a goal, and options, are handed on one by one`(
    value: String
  ) throws {
    defer { clean() }
    // There is no make for the second goal when it is taken for a library.
    let words = value.split(separator: " ").map(String.init)
    // It takes no more than eight.
    #expect(
      try make(["grade", value]).arguments == ["grade"] + words.prefix(8))
    #expect(
      try make(["progress", "ARGS=\(value)"]).arguments
        == ["progress"] + words)
  }

  @Test(arguments: Set(rules.flatMap(\.variables)).subtracting(flags).sorted())
  func `a line end is refused`(variable: String) throws {
    defer { clean() }
    for rule in Self.rules where rule.variables.contains(variable) {
      let run = try make([rule.goal, "\(variable)=a\ntouch pwn\n"])
      #expect(run.arguments == [])
      #expect(
        run.errors.contains("what is given to make has to stand on one line"))
      #expect(run.code == 2)
    }
  }

  @Test func `any W makes make try watch`() throws {
    defer { clean() }
    #expect(try make(["try", "W=1"]).arguments == ["try", "--watch"])
    #expect(
      try make(["try", "FILE=a.swift", "W=yes"]).arguments
        == ["try", "a.swift", "--watch"])
    #expect(try make(["try", "W="]).arguments == ["try"])
  }

  /// What counts by being there.
  private static let flags: Set = ["YES", "QUICK"]

  @Test func `a line end in a goal is refused, and parts options`() throws {
    defer { clean() }
    #expect(try make(["grade-1\ntouch pwn"]).arguments == [])
    #expect(
      try make(["progress", "ARGS=--plain\ntouch"]).arguments
        == ["progress", "--plain", "touch"])
  }

  @Test func `a stopped update goes on with the tool that is there`() throws {
    defer { clean() }
    let source = root.appending(path: "Package.swift").path()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: source)
    #expect(try make(["update"]).code == 2, "the tool is older than a source")
    let journal = root.appending(path: Update.Journal.path)
    try FileManager.default.createDirectory(
      at: journal.deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try Data().write(to: journal)
    let run = try make(["update"])
    #expect(run.arguments == ["update"])
    #expect(run.code == 0)
    #expect(try make(["progress"]).code == 2, "it is only for make update")
  }

  @Test func `nothing is taken from the environment`() throws {
    defer { clean() }
    let variables = Set(Self.rules.flatMap(\.variables) + ["ARGS", "WORDS"])
    let environment = Dictionary(
      uniqueKeysWithValues: (variables.subtracting(["JSON"]) + ["MAKECMDGOALS"])
        .map { ($0, "$(shell touch pwn)") })
    for rule in Self.rules where rule.goal != "fuzz" && rule.goal != "bench" {
      let run = try make([rule.goal], environment: environment)
      #expect(
        run.arguments == [rule.goal]
          || run.arguments == [rule.goal, "touch", "pwn)"], "\(run)")
    }
  }

  @Test(arguments: [
    ["grad"], ["grade x"], ["gr'ade"], ["`touch pwn`"], ["$(touch pwn)"],
    ["; touch pwn"], ["%"],
  ])
  func `what make does not know is said, and nothing is run`(
    goals: [String]
  ) throws {
    defer { clean() }
    let run = try make(goals)
    #expect(run.arguments == [])
    #expect(run.errors.contains("there is no make "), "\(run.errors)")
    #expect(run.errors.contains("make lists what there is"))
    #expect(run.code == 2)
  }
}
