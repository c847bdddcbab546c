import Foundation
import Testing

@testable import WorkbookKit

/// `make update` in clones of a small workspace, with a real git. Nothing is
/// built. Upstream, there is a change that the learner doesn't have: two
/// exercises change, the third is replaced by a fourth, and so do other files.
@Suite final class UpdateTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "update-\(UUID().uuidString)")

  private static let first = "Exercises/01-One/1-First/First.swift"

  private static let upstream = """
    list() {
      echo 'let chapters = ['
      echo "  Chapter(1, \\"One\\", on: \\"ACore\\", [$1])"
      echo ']'
    }
    exercise() {
      for root in Exercises Tests/Stubs; do
        mkdir -p $root/01-One/$1
        echo "$2" >> $root/01-One/$1/${1#*-}.swift
      done
      echo '# Task' >> Exercises/01-One/$1/Task.md
    }

    """

  init() throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: "up"), withIntermediateDirectories: true)
    try run(
      Self.upstream + """
        printf '[user]\\nname = Lea\\nemail = lea@example.org\\n' > ../gitconfig
        git init -q && git symbolic-ref HEAD refs/heads/main
        list '"First", "Second", "Third"' > Package.swift
        echo 'let tool = 1' > Tool.swift
        for name in 1-First 2-Second 3-Third; do
          exercise $name "let a = '$name'"
        done
        echo .workbook/ > .gitignore
        git add -A && git commit -qm Begin && git clone -q . ../learner
        exercise 1-First '// new' && exercise 2-Second '// new'
        git rm -rq Exercises/01-One/3-Third Tests/Stubs/01-One/3-Third
        exercise 3-Fourth 'let a = 4'
        list '"First", "Second", "Fourth"' > Package.swift
        mkdir .vscode && echo '{}' > .vscode/settings.json
        echo 'let tool = 1234567890' > Tool.swift
        echo 'let added = 1' > Added.swift
        git add -A && git commit -qm Change
        """, in: "up")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test func `what the learner has written stays, byte for byte`() throws {
    let mine = [
      Self.first: "let a = 3\n",
      "Exercises/01-One/1-First/My notes, \"é\".swift": "let b = 4\n",
      "Exercises/01-One/2-Second/Task.md": "# Task, with my notes\n",
      "Exercises/Scratch.swift": "print(1)\n",
      ".vscode/settings.json": "{\"mine\": true}\n",
      "Exercises/01-One/3-Fourth/Fourth.swift": "let mine = 4\n",
    ]
    for (path, text) in mine { try learner.write(text, to: path) }
    let update = try update()
    #expect(update.code == 0)
    let backup = try #require(try backups.first)
    for (path, text) in mine {
      #expect(try learner.text(path) == text)
      #expect(try learner.text("\(backup)/\(path)") == text)
    }
    try expectUpstream(besides: Set(mine.keys))
    for line in [
      "A copy of your files is in \(backup).",
      "Everything new at origin is here now.",
      "\(Self.first) has changed, but yours is kept.",
      "Exercises/01-One/2-Second/Task.md has changed, but yours is kept.",
    ] {
      #expect(update.output.contains(line), "\(update.output)")
    }
    #expect(try self.update().output == "There's nothing new at origin.\n")
    #expect(try backups.count == 1)
  }

  @Test(arguments: [false, true])
  func `an exercise that is renumbered takes its files along`(
    isCommitted: Bool
  ) throws {
    try run(
      Self.upstream + """
        git reset -q --hard HEAD~
        for root in Exercises Tests/Stubs; do
          git mv $root/01-One/3-Third $root/01-One/4-Third
        done
        exercise 3-New 'let a = 1'
        list '"First", "Second", "New", "Third"' > Package.swift
        git add -A && git commit -qm Renumber
        git -C ../learner remote rename origin upstream
        """, in: "up")
    let (old, new) = ("Exercises/01-One/3-Third", "Exercises/01-One/4-Third")
    let stub = try learner.text("\(old)/Third.swift")
    try learner.write("\(stub)let mine = 3\n", to: "\(old)/Third.swift")
    try learner.write("let extra = 3\n", to: "\(old)/Extra.swift")
    if isCommitted { try run("git add -A && git commit -qm Mine") }
    let update = try update()
    #expect(
      update.output.contains("\(old)/Third.swift is \(new)/Third.swift now."),
      "\(update.output)")
    #expect(try learner.text("\(new)/Third.swift") == "\(stub)let mine = 3\n")
    #expect(try learner.text("\(new)/Extra.swift") == "let extra = 3\n")
    #expect(try learner.text("\(new)/Task.md") == "# Task\n")
    #expect(try !learner.exists(old))
    #expect(
      try learner.text("Tests/Stubs/01-One/4-Third/Third.swift") == stub)
    #expect(try run("git status --short").isEmpty == isCommitted)
  }

  @Test func `commits of the learner's are merged, and their files win`() throws
  {
    try learner.write("let a = 3\n", to: Self.first)
    try learner.write("mine\n", to: "Mine.txt")
    try run("git add -A && git commit -qm Mine")
    let second = "Exercises/01-One/2-Second/Second.swift"
    try learner.write("let a = 5\n", to: second)
    let update = try update()
    #expect(update.code == 0, "\(update.output)")
    #expect(try learner.text(Self.first) == "let a = 3\n")
    #expect(try learner.text(second) == "let a = 5\n")
    #expect(try learner.text("Mine.txt") == "mine\n")
    try expectUpstream(besides: [Self.first, second, "Mine.txt"])
    #expect(try run("git log --format=%s -2 HEAD^").contains("Mine"))
  }

  /// What keeps a clone from being updated, and the words about it.
  private static let refusals: [(does: String, says: String)] = [
    ("git remote remove origin", "git fetch origin says: fatal: 'origin'"),
    ("mv ../up ../gone", "git fetch origin says: fatal: "),
    ("rm -rf .git", "this folder isn't a git clone"),
    ("rm -rf .git && git -C .. init -q", "this folder isn't a git clone"),
    ("echo in the way > .workbook", "First.swift can't be copied to"),
    ("echo mine >> Tool.swift", "git merge says: error: Your local changes"),
    ("echo mine > Added.swift", "Added.swift"),
    (
      "git rm -q Tool.swift && git commit -qm Mine",
      "CONFLICT (modify/delete): Tool.swift"
    ),
    (
      "git switch -qc o && echo a > Tool.swift && git commit -qam a "
        + "&& git switch -q main && echo b > Tool.swift && git commit -qam b "
        + "&& ! git merge o", "run git merge --abort"
    ),
    ("git add -A", "changes are staged; commit them"),
    ("git checkout -q --orphan o && git commit -qm o", "no commit in common"),
    ("touch .git/index.lock", "index.lock': File exists"),
  ]

  @Test(arguments: refusals)
  func `a clone that cannot be updated stays as it is`(
    does: String, says: String
  ) throws {
    try learner.write("let a = 2\n", to: Self.first)
    try run(does)
    let before = try snapshot()
    let update = try update()
    #expect(update.code == 2)
    #expect(update.output.contains(says), "\(update.output)")
    #expect(try snapshot() == before)
  }

  @Test(arguments: [
    ("fetch", "kill -INT $PPID; sleep 1", 128 + SIGINT),
    ("merge -q", "kill -INT $PPID; sleep 1", 0),
    ("merge -q", "echo No space >&2; exit 128", 2),
    ("merge -q", "kill -KILL $PPID; sleep 9", 128 + SIGKILL),
  ])
  func `nothing is lost when an update is interrupted, fails or is killed`(
    step: String, happens: String, code: Int32
  ) throws {
    try learner.write("let a = 3\n", to: Self.first)
    let before = try snapshot()
    let stopped = try update(
      with: "case \"$*\" in *'\(step)'*) \(happens);; esac")
    #expect(stopped.code == code, "\(stopped.output)")
    if code == 128 + SIGKILL {
      let backup = try #require(try backups.first)
      #expect(stopped.output.contains("A copy of your files is in \(backup)."))
      #expect(try learner.text("\(backup)/\(Self.first)") == "let a = 3\n")
    } else {
      #expect(try learner.text(Self.first) == "let a = 3\n")
      #expect(try (snapshot() == before) == (code != 0))
    }
    #expect(try update().code == 0)
    try expectUpstream(besides: [Self.first])
  }

  // MARK: - The clone

  private var learner: Workspace {
    get throws { try Workspace(root: root.appending(path: "learner")) }
  }

  private var backups: [String] {
    get throws {
      let folder = Workspace.backups
      return try learner.names(in: folder).map { "\(folder)/\($0)" }
    }
  }

  /// Expects all files but some to be those of upstream, and no others.
  private func expectUpstream(besides files: Set<String>) throws {
    let differing = try run(
      "git diff -z --name-only FETCH_HEAD; git ls-files -z --others")
    let others = Set(differing.split(separator: "\0").map(String.init))
      .subtracting(files).filter { !$0.hasPrefix(".workbook/") }
    #expect(others == [])
  }

  /// Everything in the clone, except what git keeps for itself.
  private func snapshot() throws -> String {
    try run(
      """
      find . -path ./.git -prune -o -path ./.workbook -prune -o -type f \
        -exec cksum {} + | sort
      git rev-parse HEAD 2>/dev/null || :
      git ls-files -s 2>/dev/null || :
      """)
  }

  /// Runs the tool, with a git that first runs a script.
  private func update(
    with script: String = ""
  ) throws -> (output: String, code: Int32) {
    let tool = Copy.origin.appending(path: ".build/programs/bin/workbook")
    return try start(
      """
      cd learner && mkdir -p ../bin && cat > ../bin/git <<'END'
      #!/bin/sh
      \(script)
      PATH=${PATH#*:} exec git "$@"
      END
      chmod +x ../bin/git
      PATH=$PWD/../bin:$PATH '\(tool.path(percentEncoded: false))' \
        update --plain --width 200
      exit $?
      """)
  }

  @discardableResult
  private func run(
    _ script: String, in folder: String = "learner"
  ) throws -> String {
    let (output, code) = try start("set -e; cd \(folder)\n" + script)
    try #require(code == 0, "\(script)\n\(output)")
    return output
  }

  private func start(_ script: String) throws -> (output: String, code: Int32) {
    let run = try Workspace(root: Copy.origin).run(
      ["sh", "-c", script], in: root,
      environment: [
        "HOME": root.path(percentEncoded: false),
        "GIT_CONFIG_GLOBAL": root.appending(path: "gitconfig")
          .path(percentEncoded: false),
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_DIR": nil, "LC_ALL": "C",
      ])
    guard case .exit(let code) = run.ending else {
      throw Failure("\(script) ended with \(run.ending)")
    }
    return (run.output, code)
  }
}
