import Foundation
import Testing

@testable import WorkbookKit

/// The Makefile, the tool and the README speak of the same commands.
@Suite struct FrontDoorTests {
  let makefile: Makefile
  /// What the README shows as code.
  let readme: [String]

  init() throws {
    makefile = Makefile(try Self.text("Makefile"))
    let text = try Self.text("README.md")
    readme =
      text.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
      + text.matches(of: #/```console\n([^`]+)```/#).map { String($0.1) }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `each goal hands the options of its command to the tool`() throws {
    #expect(!makefile.calls.isEmpty)
    for (goal, command) in makefile.calls {
      let known = try #require(
        Command.all.first { $0.name == command },
        "make \(goal.name) calls workbook \(command)")
      #expect(goal.plainName == command)
      #expect(
        goal.options
          == Dictionary(
            uniqueKeysWithValues: known.options.map {
              ($0.text, $0.value != nil)
            }), "make \(goal.name)")
    }
  }

  @Test func `make help says of each command what the tool says`() {
    let described = makefile.calls.filter { $0.goal.text != nil }
    #expect(
      described.map { [$0.goal.group, $0.command, $0.goal.summary] }
        == Command.all.map { [$0.group.rawValue, $0.name, $0.summary] })
  }

  @Test func `each example of make help can be given`() {
    let examples = makefile.goals.compactMap(\.text).flatMap(MakeCall.all)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(makefile.fault(of: example) == nil)
    }
  }

  @Test func `each make in the README can be given`() {
    let calls = readme.flatMap(MakeCall.all)
    #expect(!calls.isEmpty)
    for call in calls { #expect(makefile.fault(of: call) == nil) }
  }

  @Test func `the README names each goal and each variable`() {
    let named = Set(readme.flatMap(MakeCall.all).map(\.goal))
    for goal in Set(makefile.goals.map(\.plainName)) where goal != "commands" {
      #expect(
        named.contains { $0 == goal || $0.hasPrefix("\(goal)-") },
        "make \(goal)")
    }
    let words = Set(
      readme.flatMap {
        $0.matches(of: #/\b[A-Z]+\b/#).map { String($0.output) }
      })
    #expect(makefile.variables.subtracting(words) == [])
  }

  @Test func `the Makefile lists the variables that it reads`() {
    #expect(makefile.listed == makefile.variables)
    // E may be in lower case.
    #expect(
      makefile.unexported.subtracting(["e"])
        == makefile.variables.union(["MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES"]))
  }

  @Test
  func `each make of an editor, a container and a classroom can be given`()
    throws
  {
    for path in Self.hosted {
      let text = try Self.text(path)
      for call in MakeCall.all(in: text) {
        #expect(makefile.fault(of: call) == nil, "\(path)")
      }
      if path.hasSuffix(".json") {
        #expect(
          throws: Never.self, "\(path)",
          performing: {
            try JSONSerialization.jsonObject(with: Data(text.utf8))
          })
      }
      #expect(!text.contains("secrets."), "\(path)")
      #expect(!text.contains("\t"), "\(path)")
    }
    let tasks = try Self.text(".vscode/tasks.json")
    #expect(MakeCall.all(in: tasks).count == 6)
    let workflow = try Self.text(".github/workflows/grade.yml")
    #expect(MakeCall.all(in: workflow).map(\.goal) == ["grade"])
  }

  @Test func `all containers have the same version of Swift`() throws {
    let images = try (Self.hosted + ["README.md"]).flatMap {
      try Self.text($0).matches(of: #/(?:FROM|container:) (\S+)/#)
        .map { String($0.1) }
    }
    #expect(images.count == 3)
    #expect(Set(images).count == 1)
    #expect(images.first?.wholeMatch(of: #/swift:6\.[0-9]+\.[0-9]+/#) != nil)
  }

  private static let hosted = [
    ".devcontainer/Dockerfile", ".devcontainer/devcontainer.json",
    ".github/workflows/grade.yml", ".vscode/extensions.json",
    ".vscode/settings.json", ".vscode/tasks.json",
  ]

  @Test func `make help lists all goals before anything is built`() throws {
    let lines = try self.lines(printedBy: ["help"])
    for goal in makefile.goals {
      guard let text = goal.text else { continue }
      let name = goal.name.replacing("%", with: "N")
      #expect(
        lines.count { $0.hasPrefix("  make \(name) ") && $0.hasSuffix(text) }
          == 1, "make \(name)")
    }
    for group in Set(makefile.goals.map(\.group)) where !group.isEmpty {
      #expect(lines.contains { $0 == group })
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `make lists a learner's goals, on one screen`() throws {
    let lines = try self.lines(printedBy: [])
    let all = try self.lines(printedBy: ["help"])
    #expect(lines.last == "make help adds the commands for authors")
    #expect(lines.dropLast() == all.prefix { $0 != "Write" }[...])
    #expect(lines.count <= 24)
  }

  /// The lines that make prints in a folder where nothing has been built.
  private func lines(printedBy arguments: [String]) throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "front-door-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = Self.root.appending(path: "Makefile")
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Below another make, such as that of make test, it would name the folder.
    process.arguments =
      [
        "make", "--no-print-directory", "-f", file.path(percentEncoded: false),
      ] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}

/// What the Makefile says of its goals.
struct Makefile {
  /// A goal, and what its recipe makes of the variables.
  struct Goal {
    /// As in its rule: `grade`, `grade-%`.
    let name: String
    /// The heading that it is listed under.
    let group: String
    /// What the list says of it; nil if the list leaves it out.
    let text: String?
    /// Its lines, with the variables in them that the Makefile defines.
    var recipe = ""

    var plainName: String { name.replacing("-%", with: "") }

    /// The text without the example.
    var summary: String {
      let text = text ?? ""
      let example = text.firstRange(of: ": make ")?.lowerBound
      return String(text[..<(example ?? text.endIndex)])
    }

    /// The command of the tool that it calls.
    var command: String? {
      recipe.firstMatch(of: #/\$\(WORKBOOK\) ([a-z-]+)/#).map { String($0.1) }
    }

    /// The options that it hands on, and whether each takes a value.
    var options: [String: Bool] {
      let option = #/call option,[A-Z]+,(--[a-z]+)\)/#
      let flag = #/\$\(if \$\(call said,[A-Z]+\),(--[a-z]+)\)/#
      let found =
        recipe.matches(of: option).map { (String($0.1), true) }
        + recipe.matches(of: flag).map { (String($0.1), false) }
      return Dictionary(found) { $1 }
    }

    /// The variables that it reads.
    var variables: Set<String> {
      Set(
        recipe.matches(of: #/call (?:option|said),([A-Z]+)/#)
          .map { String($0.1) })
    }
  }

  private(set) var goals: [Goal] = []
  /// The variables that the comment at the top lists.
  let listed: Set<String>
  /// The variables that are kept from the programs it calls.
  private(set) var unexported: Set<String> = []

  init(_ text: String) {
    listed = Set(
      text.prefix(upTo: text.firstRange(of: "\n\n")!.lowerBound)
        .matches(of: #/(?m)^#   ([A-Z]+)(?:=1)? +\S/#)
        .map { String($0.1) })
    let name = #/\$\(([A-Z]+)\)/#
    var definitions: [String: String] = [:]
    var group = ""
    var open = 0..<0
    for line in text.replacing("\\\n", with: " ").split(separator: "\n") {
      if let heading = line.wholeMatch(of: #/##@ (.+)/#) {
        group = String(heading.1)
      } else if let definition = line.wholeMatch(of: #/([A-Z]+) = (.*)/#) {
        definitions[String(definition.1)] = String(definition.2)
      } else if line.hasPrefix("unexport ") {
        unexported = Set(
          line.split(whereSeparator: \.isWhitespace).dropFirst()
            .map(String.init))
      } else if let rule = line.wholeMatch(
        of: #/([a-z][a-z% -]*):(?: \$\((?:WORKBOOK|AUTHOR)\))*(?: ## (.*))?/#)
      {
        let start = goals.count
        goals += rule.1.split(separator: " ").map {
          Goal(name: String($0), group: group, text: rule.2.map(String.init))
        }
        open = start..<goals.count
      } else if line.hasPrefix("\t") {
        for goal in open {
          goals[goal].recipe +=
            line.replacing("$@", with: goals[goal].name)
            .replacing(name) {
              definitions[String($0.1)] ?? String($0.output.0)
            } + "\n"
        }
      } else {
        open = 0..<0
      }
    }
  }

  /// The goals that call the tool, each with the command.
  var calls: [(goal: Goal, command: String)] {
    goals.compactMap { goal in goal.command.map { (goal, $0) } }
  }

  var variables: Set<String> { Set(goals.flatMap(\.variables)) }

  /// Why a call cannot be given; nil if it can.
  func fault(of call: MakeCall) -> String? {
    guard
      let goal = goals.first(where: { $0.name == call.goal })
        ?? goals.first(where: {
          $0.name == call.goal.replacing(#/-[0-9]+$/#, with: "-%")
        })
    else { return "there is no make \(call.goal)" }
    let unknown = Set(call.variables).subtracting(goal.variables)
    return unknown.isEmpty
      ? nil : "make \(call.goal) does not read \(unknown.sorted())"
  }
}

/// A call of make, as a text shows it.
struct MakeCall {
  let goal: String
  let variables: [String]

  /// The calls in some code.
  static func all(in code: String) -> [MakeCall] {
    let call =
      #/
      \bmake\s (?:-s\s)? ([a-z]+ (?:-[a-z]+)* (?:-[0-9]+)?)
      ( (?: \s [A-Z]+= (?: "[^"]*" | \S* ) )* )
      /#
    return code.matches(of: call).map { match in
      MakeCall(
        goal: String(match.1),
        variables: match.2.matches(of: #/\s([A-Z]+)=/#).map { String($0.1) })
    }
  }
}
