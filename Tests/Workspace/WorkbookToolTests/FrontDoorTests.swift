import Foundation
import Testing

@testable import WorkbookKit

/// What is said to make reaches a program as it was said, and no shell reads it.
/// A script stands in for `swift`: it makes programs that print their name and
/// their arguments, so that nothing is compiled.
@Suite final class FrontDoorTests {
  private var root = FileManager.default.temporaryDirectory
    .appending(path: "front-door-\(UUID().uuidString)")

  /// Makes a program where `swift build` would.
  private static let swift = #"""
    #!/bin/sh
    [ "$1" = --version ] && { echo 'Swift version 6.3'; exit; }
    [ "$2" = --help ] && { echo ' native'; exit; }
    [ "$1" = run ] && { printf '<%s>' "$@"; exit; }
    scratch=.build kind=debug
    while [ $# -gt 0 ]; do
      case $1 in
        --product) product=$2 ;;
        --scratch-path) scratch=$2 ;;
        -c) kind=$2 ;;
        --show-bin-path) echo "$PWD/$scratch/$kind"; exit ;;
      esac
      shift
    done
    mkdir -p "$scratch/$kind"
    printf '#!/bin/sh\nprintf "<%%s>" %s "$@"\n' "$product" \
      > "$scratch/$kind/$product"
    chmod +x "$scratch/$kind/$product"
    """#

  init() throws {
    let files = FileManager.default
    for folder in ["Chapters/01-One", "Chapters/02-Two", "Sources"] {
      try files.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    for name in ["Makefile", ".ci"] {
      try files.copyItem(
        at: Copy.origin.appending(path: name), to: root.appending(path: name))
    }
    let manifest = #"Chapter(2, "Two", on: "ViewCore", ["First"]),"#
    for (name, text) in [("Package.swift", manifest), ("swift", Self.swift)] {
      try Data(text.utf8).write(to: root.appending(path: name))
    }
    chmod(root.path() + "/swift", 0o755)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// All that a shell or make could take for something else, in one line.
  static let worst =
    #"a  b'c"d$e$$f$(shell touch pwn)${shell touch pwn}`touch pwn`;touch pwn&"#
    + #"&touch pwn|touch pwn>pwn#h%i\j*k?l~m!n(o)p{q,r}s<t:u,v[w]日本ö ^\"#

  static let values = [worst, "O'Brien", "'; touch pwn; '", "\\"]

  /// Calls make, and returns what the program was given.
  private func make(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> (arguments: [String], text: String, errors: String, code: Int32) {
    let complaint = root.appendingPathExtension("errors")
    defer { try? FileManager.default.removeItem(at: complaint) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // Below another make, such as that of make test, it would name the folder.
    let script = #"exec make -s --no-print-directory "$@" 2> "$0""#
    let run = try Workspace(root: Copy.origin).run(
      ["sh", "-c", script, complaint.path()] + words, in: root,
      environment: ["PATH": "\(root.path()):\(path)", "CORE": ""]
        .merging(environment) { $1 })
    guard case .exit(let code) = run.ending else {
      throw Failure("make \(words) ended with \(run.ending)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root.path())
        .filter { $0 != ".build" }.sorted()
        == [
          ".ci", "Chapters", "Makefile", "Package.swift", "Sources", "swift",
        ],
      "make \(words) has run a command")
    let arguments = run.output.dropFirst().dropLast()
      .components(separatedBy: "><")
    return (
      run.output.hasPrefix("<") ? arguments : [], run.output,
      try String(contentsOf: complaint, encoding: .utf8), code
    )
  }

  /// A goal, its variables, and what the program has to be given: a value for
  /// each question mark.
  private static let rules = """
    words W: workbook words ?
    search W: workbook search ?
    review: workbook review
    task E: workbook task ?
    edit E: workbook edit ?
    grade E OUTPUT FROM JSON: workbook grade ? --output --from ? --json ?
    watch E: workbook watch ?
    hint E W: workbook hint ? --word ?
    solution E YES: workbook solution ? --yes
    reset E YES: workbook reset ? --yes
    try FILE WATCH MODE: workbook try ? --watch --mode ?
    try E: workbook try ?
    play E S: workbook play ? --screen ?
    play N: workbook play ?
    expand E: workbook expand ?
    expand FILE: workbook expand ?
    stub E: author stub ?
    new-chapter N NAME ON: author new-chapter ? --name ? --on ?
    new-exercise E NAME TYPE: author new-exercise ? --name ? --type ?
    weave N: author weave ?
    bank E SHUFFLES QUICK RENEW: author bank ? --shuffles ? --quick --renew
    answer E NAME: author answer ? --name ?
    mutants E QUICK: author mutants ? --quick
    export JSON JUNIT EXERCISM GRADESCOPE: author export ? --junit ? \
    --exercism ? --gradescope ?
    bench ROWS JSON QUICK: run --build-system native -c release --quiet bench \
    --rows ? --json ? --quick
    fuzz SEED: run --build-system native -c release --quiet fuzz seed ?
    fuzz SECONDS: run --build-system native -c release --quiet fuzz ?
    """.split(separator: "\n").map { line in
      let words = line.split(separator: ":").map {
        $0.split(separator: " ").map(String.init)
      }
      return (
        goal: words[0][0], variables: Array(words[0].dropFirst()),
        arguments: words[1]
      )
    }

  @Test(arguments: values)
  func `variables, a name in a goal, and options arrive unchanged`(
    value: String
  ) throws {
    for rule in Self.rules {
      let run = try make(
        [rule.goal] + rule.variables.map { "\($0)=\(value)" })
      #expect(
        run.arguments == rule.arguments.map { $0 == "?" ? value : $0 },
        "make \(rule.goal): \(run.errors)")
    }
    // make looks for what stands in parentheses in a library.
    let name = "1" + value.replacing("(", with: "[").replacing(")", with: "]")
    #expect(
      try make(["notes-\(name)"]).arguments == ["workbook", "notes", name])
    let run = try make(["chapter-\(name)"])
    #expect(run.errors.hasPrefix("there is no chapter \(name); there are"))
    #expect(
      try make(["progress", "ARGS=\(value)"]).arguments
        == ["workbook", "progress"]
        + value.split(separator: " ").map(String.init))
  }

  @Test func `the tool knows the options that it is given`() throws {
    for rule in Self.rules where rule.arguments[0] == "workbook" {
      #expect("\(rule)") {
        try Workbook(
          arguments: Array(rule.arguments.dropFirst()) + ["--"], folder: root
        ).perform()
      } throws: {
        ($0 as? Failure)?.description.hasPrefix("there is no option --;")
          == true
      }
    }
  }

  @Test func `a line end is refused, and parts options`() throws {
    for rule in Self.rules {
      for variable in rule.variables where !Self.flags.contains(variable) {
        let run = try make([rule.goal, "\(variable)=a\ntouch pwn\n"])
        #expect(run.arguments == [] && run.code == 2)
      }
    }
    #expect(try make(["notes-1\ntouch pwn"]).arguments == [])
    #expect(
      try make(["progress", "ARGS=--plain\ntouch"]).arguments
        == ["workbook", "progress", "--plain", "touch"])
  }

  /// What counts by being there.
  private static let flags: Set = ["YES", "QUICK", "OUTPUT", "RENEW", "WATCH"]

  @Test func `nothing is taken from the environment`() throws {
    let variables = Set(Self.rules.flatMap(\.variables) + ["ARGS"])
    let environment = Dictionary(
      uniqueKeysWithValues: (variables.subtracting(["JSON"]) + ["MAKECMDGOALS"])
        .map { ($0, "$(shell touch pwn)") })
    for rule in Self.rules where rule.goal != "fuzz" && rule.goal != "bench" {
      let run = try make([rule.goal], environment: environment)
      #expect(run.arguments == Array(rule.arguments.prefix(2)), "\(run)")
    }
  }

  @Test(
    arguments: [
      "grad", "grade x", "gr'ade", "`touch pwn`", "$(touch pwn)", "; touch pwn",
      "%", "1.2",
    ].map { ([$0], "`make` lists what there is") } + [
      (["chapter", "6"], "did you mean make chapter-6?"),
      (["chapter12"], "did you mean make chapter-12?"),
      (["lesson-2"], "did you mean make chapter-2?"),
      (["notes"], "did you mean make notes-1?"),
    ])
  func `what make doesn't know is answered, and nothing is run`(
    goals: [String], answer: String
  ) throws {
    let run = try make(goals)
    #expect(run.arguments == [])
    #expect(run.errors.contains("there is no make "))
    #expect(run.errors.contains("; \(answer)"))
    #expect(run.code == 2)
  }

  @Test(arguments: [
    (["task", "8.2"], ["workbook", "task", "8.2"]),
    (["grade", "$(touch pwn)"], ["workbook", "grade", "$(touch pwn)"]),
    (["search", "it's"], ["workbook", "search", "it's"]),
    (["bank", "1.2", "E=2.1"], ["author", "bank", "2.1"]),
  ])
  func `what follows a goal is its exercise or word`(
    words: [String], arguments: [String]
  ) throws {
    #expect(try make(words).arguments == arguments)
  }

  // MARK: - Lessons

  @Test func `a lesson is built alone, when it is old or was moved, and run`()
    throws
  {
    let lesson = try make(["chapter-1", "ARGS=--plain --width 60"])
    #expect(lesson.arguments == ["OneLesson", "--plain", "--width", "60"])
    #expect(lesson.errors.contains("building OneLesson"))
    #expect(!lesson.errors.contains("workbook"))
    #expect(try make(["chapter-1"]).errors == "")
    let source = root.appending(path: "Chapters/01-One/Lesson.swift")
    try Data().write(to: source)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: source.path())
    #expect(try make(["chapter-1"]).errors.contains("building OneLesson"))

    try FileManager.default.removeItem(at: source)
    #expect(try make(["chapter-1"]).errors == "")
    let first = root
    root = first.appendingPathExtension("moved")
    try FileManager.default.moveItem(at: first, to: root)
    #expect(try make(["chapter-1"]).errors.contains("building OneLesson"))
  }

  @Test func `chapters with views are left out on the toolchain's own core`()
    throws
  {
    let core = ["CORE": "Observation"]
    #expect(
      try make(["chapter-1"], environment: core).arguments == ["OneLesson"])
    #expect(
      FileManager.default.fileExists(
        atPath: root.path() + "/.build/Observation/programs/bin/OneLesson"))
    #expect(
      try make(["chapter-2"], environment: core).errors.hasPrefix(
        "there is no chapter 2 without views; there are 1\n"))
    #expect(
      try make(["chapter-14"]).errors.hasPrefix(
        "there is no chapter 14; there are 1 2\n"))
    #expect(
      try make(["chapter-1"], environment: ["CORE": "observation"]).errors
        .contains("there is no CORE=observation"))
  }

  // MARK: - The list

  @Test func `make lists a learner's goals on one screen, before any build`()
    throws
  {
    let goals = try make([]).text.split(separator: "\n")
    let all = try make(["help"]).text.split(separator: "\n")
    #expect(goals.last == "make help adds the commands for authors")
    #expect(goals.dropLast() == all.prefix { $0 != "Write" }[...])
    #expect(goals.count <= 23)
    #expect(all.allSatisfy { $0.count <= 80 })
    for rule in Self.rules where rule.arguments[0] == "workbook" {
      #expect(goals.contains { $0.hasPrefix("  make \(rule.goal) ") })
    }
    #expect(
      !FileManager.default.fileExists(atPath: root.path() + "/.build"))
  }

  @Test
  func `each make of an editor, a container and a classroom can be given`()
    throws
  {
    let makefile = try String(
      contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
    let goals = Set(
      makefile.matches(of: #/(?m)^([a-z][a-z-]*)%?:/#).map { String($0.1) })
    for path in [
      ".devcontainer/Dockerfile", ".devcontainer/devcontainer.json",
      ".github/workflows/grade.yml", ".vscode/extensions.json",
      ".vscode/settings.json", ".vscode/tasks.json", "Exercises/README.md",
    ] {
      let text = try String(
        contentsOf: Copy.origin.appending(path: path), encoding: .utf8)
      for call in text.matches(of: #/(?:run:|"|`|&&) ?make ([a-z]+-?)/#) {
        #expect(goals.contains(String(call.1)), "\(path)")
      }
      if path.hasSuffix(".json") {
        #expect(throws: Never.self, "\(path)") {
          try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
      }
    }
  }
}
