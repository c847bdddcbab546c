import Foundation
import Testing

@testable import WorkbookKit

/// `make update` in clones of a small workspace, with a real git. Nothing is
/// built.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: Clones.git),
    "there is no git"))
struct UpdateTests {
  private let clones: Clones

  init() throws { clones = try Clones() }

  private static let first = "Exercises/01-One/1-First/First.swift"

  @Test func `what the learner has written stays, byte for byte`() throws {
    defer { clones.clean() }
    let mine = [
      Self.first: "let a = 3\n",
      "Exercises/01-One/1-First/My notes, \"é\".swift": "let b = 4\n",
      "Exercises/01-One/2-Second/Task.md": "# Task, with my notes\n",
      "Exercises/Scratch.swift": "print(1)\n",
      ".vscode/settings.json": "{\"mine\": true}\n",
      "Exercises/01-One/3-Fourth/Fourth.swift": "let mine = 4\n",
    ]
    for (path, text) in mine { try clones.write(text, to: path) }
    try clones.run("git add Exercises/01-One/1-First")

    let update = try clones.update()
    #expect(update.code == 0)
    let backup = try #require(try clones.backups.first)
    for (path, text) in mine {
      #expect(clones.text(path) == text)
      #expect(clones.text("\(backup)/\(path)") == text)
    }
    #expect(clones.isLikeUpstream(besides: Set(mine.keys)))
    for line in [
      "1 new change.",
      "\(Self.first) has changed, and yours stays.",
      "Exercises/01-One/2-Second/Task.md has changed, and yours stays.",
      ".vscode/settings.json has changed, and yours stays.",
      "New: 1.3 Fourth.", "A copy of your files is in \(backup).",
    ] {
      #expect(update.line.contains(line), "\(update.output)")
    }
    #expect(try clones.update().line == "There is nothing new at origin.")
    #expect(try clones.backups.count == 1)
  }

  @Test(arguments: [false, true])
  func `an exercise that gets another number takes its files along`(
    isCommitted: Bool
  ) throws {
    defer { clones.clean() }
    let (old, new) = ("Exercises/01-One/3-Third", "Exercises/01-One/4-Third")
    try clones.write("let mine = 3\n", to: "\(old)/Third.swift")
    try clones.write("let extra = 3\n", to: "\(old)/Extra.swift")
    if isCommitted { try clones.run("git add -A && git commit -qm Mine") }
    try clones.renumber()
    let update = try clones.update()
    #expect(
      update.line.contains("1.3 Third is 1.4 Third now, with your files."),
      "\(update.output)")
    #expect(clones.text("\(new)/Third.swift") == "let mine = 3\n")
    #expect(clones.text("\(new)/Extra.swift") == "let extra = 3\n")
    #expect(clones.text("\(new)/Task.md") == "# Task\n")
    #expect(try !clones.isThere(old))
    #expect(clones.text("Exercises/01-One/3-New/New.swift") == "let a = 1\n")
    let status = try clones.run("git status --short")
    #expect(status.isEmpty == isCommitted, "\(status)")
  }

  @Test func `commits of the learner's are merged, and their files win`()
    throws
  {
    defer { clones.clean() }
    let gone = "Exercises/01-One/3-Third/Third.swift"
    try clones.write("let a = 3\n", to: Self.first)
    try clones.write("let a = 4\n", to: gone)
    try clones.write("mine\n", to: "Mine.txt")
    try clones.run("git add -A && git commit -qm Mine")
    let second = "Exercises/01-One/2-Second/Second.swift"
    try clones.write("let a = 5\n", to: second)
    let update = try clones.update()
    #expect(update.code == 0, "\(update.output)")
    #expect(update.line.contains("1.3 Third is gone. Your files stay."))
    #expect(clones.text(Self.first) == "let a = 3\n")
    #expect(clones.text(gone) == "let a = 4\n")
    #expect(clones.text(second) == "let a = 5\n")
    #expect(
      clones.isLikeUpstream(besides: [Self.first, gone, second, "Mine.txt"]))
    #expect(clones.text("Mine.txt") == "mine\n")
    #expect(try clones.run("git status --short") == " M \(second)\n")
    #expect(
      try clones.run("git log --format=%s HEAD").split(separator: "\n")
        .map(String.init).sorted()
        == ["Begin", "Change", "Merge the workbook's update", "Mine"])
  }

  @Test func `the clone of a fork follows upstream`() throws {
    defer { clones.clean() }
    try clones.run(
      """
      git clone -q --bare . ../fork
      git remote set-url origin "$PWD/../fork"
      git remote add upstream "$PWD/../up"
      """)
    #expect(try clones.update().line.contains("1 new change."))
    #expect(clones.text("Makefile") == "new:\n")
  }

  /// What keeps a clone from being updated, and the words about it.
  private static let refusals: [(does: String, says: String)] = [
    ("git checkout -q --detach", "go to one: git switch main"),
    ("git remote remove origin", "until git fetch origin works"),
    ("rm -rf .git", "this folder is no clone of git's"),
    ("rm -rf .git && git -C .. init -q", "this folder is no clone of git's"),
    ("mv ../up ../gone", "until git fetch origin works"),
    ("echo in the way > .workbook", "First.swift cannot be kept in"),
    ("echo mine >> Tool.swift", "Tool.swift"),
    ("echo mine > Added.swift", "Added.swift"),
    (
      "echo mine >> Tool.swift && git commit -qam Mine",
      "the update change Tool.swift; git merge FETCH_HEAD lets you choose"
    ),
    (
      "git switch -qc o && echo a > Makefile && git commit -qam a "
        + "&& git switch -q main && echo b > Makefile && git commit -qam b "
        + "&& ! git merge o", "leave it with git merge --abort"
    ),
    (
      "echo a > \(first) && git add -A && echo b > \(first)",
      "First.swift is staged in one version"
    ),
    ("touch .git/index.lock", "index.lock': File exists"),
  ]

  @Test(arguments: refusals)
  func `a clone that cannot be updated is left as it is`(
    does: String, says: String
  ) throws {
    defer { clones.clean() }
    try clones.write("let a = 2\n", to: Self.first)
    try clones.run(does)
    let before = try clones.snapshot()
    let update = try clones.update()
    #expect(update.code == 2)
    #expect(update.line.contains(says), "\(update.output)")
    #expect(try clones.snapshot() == before)
  }

  /// What git has written of a merge when the update is killed in it.
  private static let beginnings = [
    ":",
    """
    for to; do :; done
    "$GIT" show $to:Added.swift > Added.swift
    "$GIT" show $to:Tool.swift | head -c 9 > Tool.swift
    "$GIT" show $to:\(first) > \(first)
    rm Makefile
    """,
    "\"$GIT\" \"$@\"",
  ]

  @Test(arguments: beginnings)
  func `after a kill the next update puts back what was written`(
    does: String
  ) throws {
    defer { clones.clean() }
    let third = "Exercises/01-One/3-Third/Third.swift"
    try clones.write("let a = 5\n", to: third)
    try clones.run("git commit -qam Mine")
    try clones.write("let a = 3\n", to: Self.first)
    let killed = try clones.update(
      with:
        "case \"$*\" in *'merge --ff'*) \(does)\nkill -KILL $PPID; sleep 9; esac"
    )
    #expect(killed.code == 128 + SIGKILL)
    let backup = try #require(try clones.backups.first)
    #expect(clones.text("\(backup)/\(Self.first)") == "let a = 3\n")
    // Meanwhile the learner goes on.
    let second = "Exercises/01-One/2-Second/Second.swift"
    try clones.write("let a = 4\n", to: second)

    let update = try clones.update()
    #expect(update.code == 0, "\(update.output)")
    #expect(clones.text(Self.first) == "let a = 3\n")
    #expect(clones.text(second) == "let a = 4\n")
    #expect(clones.isLikeUpstream(besides: [Self.first, second, third]))
    #expect(clones.text(third) == "let a = 5\n")
    #expect(try !clones.isThere(Update.marker))
  }

  @Test func `a merge that fails leaves all files as they were`() throws {
    defer { clones.clean() }
    try clones.write("let a = 3\n", to: Self.first)
    let before = try clones.snapshot()
    let failed = try clones.update(
      with: "case \"$*\" in *'merge --ff'*) echo No space >&2; exit 128; esac")
    #expect(failed.code == 2)
    #expect(
      failed.line.contains("No space nothing was changed: git merge failed"))
    #expect(try clones.snapshot() == before)
    #expect(try clones.update().code == 0)
    #expect(clones.isLikeUpstream(besides: [Self.first]))
  }

  @Test(arguments: [("fetch", 128 + SIGINT), ("merge --ff", 0)])
  func `Ctrl-C stops an update before it changes anything, or not at all`(
    step: String, code: Int32
  ) throws {
    defer { clones.clean() }
    try clones.write("let a = 3\n", to: Self.first)
    let before = try clones.snapshot()
    let stopped = try clones.update(
      with: "case \"$*\" in *'\(step)'*) kill -INT $PPID; sleep 1; esac")
    #expect(stopped.code == code, "\(stopped.output)")
    #expect(try (clones.snapshot() == before) == (code != 0))
    #expect(clones.text(Self.first) == "let a = 3\n")
    #expect(try !clones.isThere(Update.marker))
  }
}

/// A workspace, and a learner's clone of it.
private struct Clones {
  static let git =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/git" }
    .first(where: FileManager.default.isExecutableFile) ?? ""

  private let root: URL
  private var learner: URL { root.appending(path: "learner") }

  /// Upstream there is a change that the learner does not have.
  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "update-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.made.get().root, to: root)
    try run("git remote set-url origin \"$PWD/../up\"")
  }

  /// What all are copied from.
  private static let made = Result {
    try Clones(madeAt: Copy.origin.appending(path: ".build/update"))
  }

  private init(madeAt root: URL) throws {
    self.root = root
    try? FileManager.default.removeItem(at: root)
    try FileManager.default.createDirectory(
      at: root.appending(path: "up"), withIntermediateDirectories: true)
    try shell(
      Self.list + """
        printf '[user]\\nname = Lea\\nemail = lea@example.org\\n' > gitconfig
        cd up && git init -q && git symbolic-ref HEAD refs/heads/main
        list '"First", "Second", "Third"' > Package.swift
        echo 'let tool = 1' > Tool.swift
        echo 'all:' > Makefile
        for exercise in 1-First 2-Second 3-Third; do
          for root in Exercises Tests/Stubs; do
            mkdir -p $root/01-One/$exercise
            echo 'let a = 1' > $root/01-One/$exercise/${exercise#*-}.swift
          done
          echo '# Task' > Exercises/01-One/$exercise/Task.md
        done
        echo .workbook/ > .gitignore
        git add -A && git commit -qm Begin
        git clone -q . ../learner

        for exercise in 1-First 2-Second; do
          for root in Exercises Tests/Stubs; do
            echo '// new' >> $root/01-One/$exercise/${exercise#*-}.swift
          done
          echo 'More.' >> Exercises/01-One/$exercise/Task.md
        done
        git rm -rq Exercises/01-One/3-Third Tests/Stubs/01-One/3-Third
        for root in Exercises Tests/Stubs; do
          mkdir -p $root/01-One/3-Fourth
          echo 'let a = 4' > $root/01-One/3-Fourth/Fourth.swift
        done
        list '"First", "Second", "Fourth"' > Package.swift
        mkdir .vscode && echo '{}' > .vscode/settings.json
        echo 'let tool = 1234567890' > Tool.swift
        echo 'new:' > Makefile
        echo 'let added = 1' > Added.swift
        git add -A && git commit -qm Change
        """, in: root)
  }

  /// A function that writes a manifest with some exercises.
  private static let list = """
    list() {
      cat <<END
    let chapters = [
      Chapter(1, "One", on: "ACore", [$1])
    ]
    END
    }

    """

  /// Gives the third exercise another number upstream, in place of the change.
  func renumber() throws {
    try shell(
      Self.list + """
        git reset -q --hard HEAD~
        for root in Exercises Tests/Stubs; do
          git mv $root/01-One/3-Third $root/01-One/4-Third
          mkdir $root/01-One/3-New
          echo 'let a = 1' > $root/01-One/3-New/New.swift
        done
        list '"First", "Second", "New", "Third"' > Package.swift
        git add -A && git commit -qm Renumber
        """, in: root.appending(path: "up"))
  }

  func clean() { try? FileManager.default.removeItem(at: root) }

  private var workspace: Workspace {
    get throws { try Workspace(root: learner) }
  }

  func write(_ text: String, to path: String) throws {
    try workspace.write(text, to: path)
  }

  func text(_ path: String) -> String? { try? workspace.text(path) }

  func isThere(_ path: String) throws -> Bool { try workspace.exists(path) }

  /// The folders of backups.
  var backups: [String] {
    get throws {
      try workspace.names(in: Backups.folder).map { "\(Backups.folder)/\($0)" }
    }
  }

  /// Runs a script in the learner's clone.
  @discardableResult
  func run(_ script: String) throws -> String {
    try shell(script, in: learner)
  }

  /// Whether all files but some are as upstream, and no others are there.
  func isLikeUpstream(besides files: Set<String>) -> Bool {
    let differing = try? run(
      "git diff -z --name-only FETCH_HEAD; git ls-files -z --others")
    return differing.map {
      Set($0.split(separator: "\0").map(String.init))
        .subtracting(files).filter { !$0.hasPrefix(".workbook/") } == []
    } ?? false
  }

  /// Everything in the clone, but for what git keeps of its own.
  func snapshot() throws -> String {
    try run(
      """
      find . -path ./.git -prune -o -path ./.workbook -prune -o -type f \
        -exec cksum {} + | sort
      git rev-parse HEAD 2>/dev/null || :
      git ls-files -s 2>/dev/null || :
      """)
  }

  struct Run {
    let output: String
    let code: Int32

    var line: String {
      output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Runs the tool; if told so, with a git that does something first.
  func update(with script: String = "") throws -> Run {
    let tool = Copy.origin.appending(path: ".build/programs/debug/workbook")
    // The shell tells a signal by its exit code.
    return try start(
      """
      mkdir -p ../bin && cat > ../bin/git <<'END'
      #!/bin/sh
      \(script)
      exec "$GIT" "$@"
      END
      chmod +x ../bin/git
      PATH=$PWD/../bin:$PATH "$TOOL" update --plain --width 200; exit $?
      """, in: learner,
      ["TOOL": tool.path(percentEncoded: false), "GIT": Self.git])
  }

  @discardableResult
  private func shell(_ script: String, in folder: URL) throws -> String {
    let run = try start("set -e\n" + script, in: folder)
    try #require(run.code == 0, "\(script)\n\(run.output)")
    return run.output
  }

  private func start(
    _ script: String, in folder: URL, _ environment: [String: String?] = [:]
  ) throws -> Run {
    let run = try Workspace(root: Copy.origin).run(
      ["/bin/sh", "-c", script], in: folder,
      environment: [
        "HOME": root.path(percentEncoded: false),
        "GIT_CONFIG_GLOBAL": root.appending(path: "gitconfig")
          .path(percentEncoded: false),
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_DIR": nil, "LC_ALL": "C",
      ].merging(environment) { $1 })
    guard case .exit(let code) = run.ending else {
      throw Failure("\(script) ended with \(run.ending)")
    }
    return Run(output: run.output, code: code)
  }
}
