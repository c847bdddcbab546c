// The learner's git. It asks no question.

import Foundation

/// The git of the workspace's clone.
struct Git {
  let workspace: Workspace

  /// Runs git. If it fails, its own words go to standard error.
  func run(_ arguments: [String]) throws {
    let result = try start(arguments, "2>&1")
    guard !result.succeeded else { return }
    FileHandle.standardError.write(Data(result.output.utf8))
    throw Failure("git \(arguments[0]) failed, and says why above")
  }

  /// Runs git, and returns what it printed; nil if it failed.
  func output(_ arguments: [String]) throws -> String? {
    let result = try start(arguments, "2>/dev/null")
    return result.succeeded ? result.output : nil
  }

  /// Runs git, and returns the one line that it printed; nil if it failed.
  func line(_ arguments: [String]) throws -> String? {
    try output(arguments)?.trimmingCharacters(in: .newlines)
  }

  /// Runs git with `-z`, and returns what it printed, piece by piece.
  func pieces(_ arguments: [String]) throws -> [String] {
    guard let output = try output(arguments) else {
      throw Failure("git \(arguments[0]) failed")
    }
    return output.split(separator: "\0").map(String.init)
  }

  private func start(
    _ arguments: [String], _ errors: String
  ) throws -> ProcessResult {
    let options = ["commit.gpgSign=false", "merge.autoStash=false"]
    let result = try workspace.run(
      ["/bin/sh", "-c", "exec git \"$@\" </dev/null \(errors)", "sh"]
        + options.flatMap { ["-c", $0] } + arguments,
      environment: [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1",
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
        // Nobody could answer what it asks.
        "GIT_TERMINAL_PROMPT": "0", "SSH_ASKPASS": "false",
        "SSH_ASKPASS_REQUIRE": "force",
      ])
    if result.ending == .exit(127) { throw Failure("git was not found") }
    return result
  }
}
