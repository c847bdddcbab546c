// The learner's git, asked by its plumbing, which prints the same in every
// version and language. It asks no question, and is never told to force.

import Foundation

/// The git of the workspace's clone.
struct Git {
  /// The folder of an update that is under way.
  static let folder = ".workbook/update"

  let workspace: Workspace
  /// The path of an index to use in place of the clone's own.
  var index: String?

  func on(index: String) -> Git { Git(workspace: workspace, index: index) }

  /// Runs git, and returns what it printed.
  ///
  /// - Parameters:
  ///   - input: What it reads.
  ///   - environment: Variables to set.
  ///   - silence: How long it may go without reporting progress.
  /// - Throws: A `GitFailure` with its last words, or a `Failure` if there is
  ///   no git.
  @discardableResult
  func run(
    _ arguments: [String], input: String? = nil,
    environment: [String: String?] = [:], silence: Duration? = nil
  ) throws -> String {
    let errors = "\(Self.folder)/errors"
    try workspace.write("", to: errors)
    var source = "/dev/null"
    if let input {
      source = "\(Self.folder)/input"
      try workspace.write(input, to: source)
    }
    let script =
      #"errors=$1 input=$2; shift 2; exec git "$@" <"$input" 2>"$errors""#
    let options = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]
    let result = try workspace.run(
      ["/bin/sh", "-c", script, "sh", errors, source] + options + arguments,
      environment: [
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        "GIT_DIR": nil, "GIT_WORK_TREE": nil,
        "GIT_INDEX_FILE": index.map {
          workspace.url($0).path(percentEncoded: false)
        },
      ].merging(environment) { $1 },
      limits: silence.map {
        Limits(silence: $0, file: workspace.url(errors))
      } ?? Limits())
    if result.ending == .exit(127) { throw Failure.noProgram("git") }
    guard result.succeeded else {
      throw GitFailure(
        words: (try? workspace.text(errors)) ?? "", ending: result.ending)
    }
    return result.output
  }

  /// Runs git, and returns the one line that it printed; nil if it failed.
  func line(_ arguments: [String]) throws -> String? {
    do {
      return try run(arguments).trimmingCharacters(in: .newlines)
    } catch is GitFailure {
      return nil
    }
  }

  /// Runs git with `-z`, and returns what it printed, piece by piece.
  func pieces(_ arguments: [String]) throws -> [String] {
    try run(arguments).split(separator: "\0").map(String.init)
  }

  /// The tracked files that are not as the index has them.
  func changedFiles() throws -> Set<String> {
    // The exit code says whether any is.
    _ = try line(["update-index", "-q", "--refresh"])
    return Set(try pieces(["diff-files", "-z", "--name-only"]))
  }

  /// Changes entries of the index, and no file. An entry of nil goes.
  func set(_ entries: [String: TreeEntry?]) throws {
    guard !entries.isEmpty else { return }
    let zeros = String(repeating: "0", count: 40)
    let lines = entries.sorted { $0.key < $1.key }.map { path, entry in
      "0 \(zeros)\t\(path)\0"
        + (entry.map { "\($0.mode) \($0.object)\t\(path)\0" } ?? "")
    }
    try run(["update-index", "-z", "--index-info"], input: lines.joined())
  }
}

/// A file in a tree of git's.
struct TreeEntry: Equatable {
  let mode: String
  let object: String
}

/// A run of git that failed.
struct GitFailure: Error {
  let words: String
  let ending: ProcessResult.Ending

  /// The line that says most: the first one of git itself.
  var line: String {
    let lines = words.split(whereSeparator: \.isNewline).map(String.init)
    let first = lines.first { !$0.contains(/^(remote|warning|hint):/) }
    return (first ?? lines.last).map {
      $0.replacing(#/^(fatal|error): |\.$/#, with: "")
    } ?? "it ended with \(ending)"
  }
}
