// The learner's editor, as the environment names it, and the way in which it is
// told a line.

import Foundation

/// An editor.
struct Editor: Equatable {
  /// The command as the environment says it, with options if it has any.
  let words: String

  /// The program's name, without its folder and its options.
  var name: String {
    let program = words.split(separator: " ").first ?? ""
    return String(program.split(separator: "/").last ?? program)
  }

  /// Whether it opens a window beside the terminal, and leaves that alone.
  var hasOwnWindow: Bool { Self.style[name]?.hasWindow ?? false }

  /// The command that opens a file, for `execv`. A shell takes the words of the
  /// environment apart, as others do that start an editor.
  func command(opening place: Place, at file: URL) -> [String] {
    let path = file.path(percentEncoded: false)
    let arguments =
      place.line.flatMap { Self.style[name]?.arguments(path, $0) } ?? [path]
    return ["/bin/sh", "-c", "exec \(words) \"$@\"", name] + arguments
  }

  /// Opens a file in the editor, which gets the terminal, and waits until the
  /// editor ends. Ctrl-C is meant for it.
  ///
  /// - Returns: Its exit code; 128 and the number of a signal that ended it.
  /// - Throws: A `Failure` if there is no such editor.
  @discardableResult
  func run(opening place: Place, at file: URL) throws -> Int32 {
    let old = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, old) }
    let status = try spawnAndWait(command(opening: place, at: file))
    let code = status >> 8 & 0xFF
    if code == 127 { throw Failure.noProgram(name) }
    let number = status & 0x7F
    return number == 0 ? code : 128 + number
  }

  /// Starts a program in this process group, which owns the terminal.
  ///
  /// - Returns: Its status, as `waitpid` gives it.
  private func spawnAndWait(_ command: [String]) throws -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, command[0], nil, &attributes, words, environ)
    guard error == 0 else { throw Failure.noProcess(error) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private struct Style {
    let hasWindow: Bool
    let arguments: @Sendable (_ path: String, _ line: Int) -> [String]
  }

  /// Editors that can be told a line. Any other one is given the file.
  private static let style: [String: Style] = {
    let plus = Style(hasWindow: false) { ["+\($1)", $0] }
    let colon = Style(hasWindow: false) { ["\($0):\($1)"] }
    let goto = Style(hasWindow: true) { ["--goto", "\($0):\($1)"] }
    let window = Style(hasWindow: true) { ["\($0):\($1)"] }
    return [
      "vi": plus, "vim": plus, "nvim": plus, "nano": plus, "pico": plus,
      "emacs": plus, "emacsclient": plus, "kak": plus, "joe": plus, "mg": plus,
      "micro": plus, "helix": colon, "hx": colon,
      "code": goto, "codium": goto, "code-insiders": goto, "cursor": goto,
      "subl": window, "zed": window,
      "xed": Style(hasWindow: true) { ["--line", "\($1)", $0] },
      "mate": Style(hasWindow: true) { ["--line", "\($1)", $0] },
    ]
  }()
}

extension Editor {
  /// The editor that `VISUAL` names, or else `EDITOR`.
  ///
  /// - Throws: A `MissingEditor` if there is none, or if it is not found.
  init(_ environment: [String: String], for place: Place)
    throws(MissingEditor)
  {
    let variable = ["VISUAL", "EDITOR"].first {
      environment[$0]?.contains { !$0.isWhitespace } == true
    }
    words = variable.flatMap { environment[$0] } ?? ""
    // Only a shell understands quotes and dollars.
    let program = words.split(whereSeparator: \.isWhitespace).first ?? ""
    let isPlain = !program.contains { "\"'$`\\~=(".contains($0) }
    guard variable != nil,
      !isPlain || path(ofProgram: String(program), in: environment) != nil
    else {
      throw MissingEditor(
        place: place, variable: variable ?? "EDITOR",
        named: variable == nil ? nil : name, found: Self.found(environment))
    }
  }
}
