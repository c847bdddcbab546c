// Reads the output of a build that failed: whose fault it is, and in which of
// the learner's own lines.

import Foundation
import Results

struct BuildLog {
  private struct Diagnostic: Hashable {
    /// The path, as the compiler or as the learner knows it.
    let file: String
    let line: Substring
    let message: Substring

    /// The place and the message, for the learner.
    var text: String { "\(file):\(line): \(message)" }
  }

  private let output: String
  private let folder: BuildFolder
  private let diagnostics: [Diagnostic]
  /// The workspace's folder, as the compiler names it.
  private let root: String
  /// The learner's name for the folder that was copied.
  private let subject: String

  private var workspace: Workspace { folder.workspace }

  init(_ output: String, of folder: BuildFolder, named subject: String) {
    (self.output, self.folder, self.subject) = (output, folder, subject)
    diagnostics = Self.diagnostics(in: output)
    let path = folder.workspace.root.resolvingSymlinksInPath()
      .path(percentEncoded: false)
    root = path.hasSuffix("/") ? path : path + "/"
  }

  /// The fault of an exercise: the errors in its own files, or else in its
  /// suite; nil if there are none.
  func fault(of exercise: Exercise) -> ExerciseResult.State? {
    let copies = folder.copies(of: exercise)
    let own = errors(below: "\(copies)/").map(\.text)
    let broken = own.isEmpty ? linkerErrors(of: exercise) : own
    let misfits = errors(below: "\(exercise.suiteFolder)/")
      .map { String($0.message) }
    guard !broken.isEmpty || !misfits.isEmpty else { return nil }
    let code = Array(ShippedFiles(in: workspace.url(copies)).texts.values)
    return broken.isEmpty
      ? .doesNotFit(needs(of: exercise, with: code, for: misfits))
      : .doesNotCompile(broken + Self.advice(on: broken, in: code))
  }

  /// The first error in a folder in which no learner writes, with the remedy. It
  /// may show there because a file of `Sources/` is missing or changed.
  func error(below folder: String) -> String? {
    errors(below: folder).first.map { error in
      let file = error.file
      let sources = file.hasPrefix("Sources/") ? "Sources" : "Sources \(file)"
      return "\(error.text); git restore \(sources) restores the original files"
    }
  }

  /// The first error in the story of a chapter; nil if it compiles.
  func error(inStoryOf chapter: Chapter) -> String? {
    errors(below: "\(chapter.storyFolder)/").first?.text
  }

  /// An error outside of all exercises, suites and stories.
  var faultElsewhere: Failure? {
    faultOfDisk(in: output, below: folder.scratch)
      ?? error(below: "").map(Failure.init)
  }

  /// The failure of the whole build, when no exercise can be blamed.
  var failure: Failure {
    let error = output.firstMatch(of: /(?m)error: (.*)$/).map { String($0.1) }
    return faultElsewhere
      ?? Failure(
        """
        swift build failed: \(error ?? "it doesn't say why"); \
        git restore Sources, rm -rf \(folder.path) and try again
        """)
  }

  /// The errors of compiler and linker, for a fault that no file can be blamed
  /// for. The linker of macOS names a symbol, and no file.
  var words: [String] {
    let lines = output.split(separator: "\n").filter {
      $0.contains("error: ") || $0.hasSuffix(", referenced from:")
    }
    .map { known(workspace.relative(String($0))) }
    return lines.isEmpty
      ? ["the compiler crashes on this file; undo your last change"]
      : lines.withoutRepeats
  }

  /// The linker's errors in an exercise's objects, which name its files and no
  /// lines.
  private func linkerErrors(of exercise: Exercise) -> [String] {
    // `First.build/First.swift.o`, and of Swift Build
    // `First.build/Objects-normal/x86_64/First.o`
    let object =
      #/
      \/(\w+)\.build\/(?:Objects-normal\/[^\/]+\/)?
      ([^\/:]+?)(?:\.swift)?\.o:.*:\ error:\ (.*)$
      /#
    return output.split(separator: "\n")
      .filter { $0.contains(".o:") }
      .compactMap { $0.firstMatch(of: object) }
      .filter { $0.1 == exercise.name }
      .map { "\(subject)/\(exercise.path)/\($0.2).swift: \($0.3)" }
      .withoutRepeats
  }

  /// The errors. One in the expansion of a macro counts as one at the line of the
  /// macro.
  private static func diagnostics(in output: String) -> [Diagnostic] {
    let expansion = /^macro expansion .*: error: (.*)$/
    // The path of the workspace may hold a colon.
    let place = /(\/.+?):([0-9]+)(?::[0-9]+)?: (error|note): (.*)$/
    // In this form Swift Build of 6.4 says that an imported module is missing.
    let scan = /error: (\/.+?):([0-9]+):[0-9]+ (.*)/
    var found: [Diagnostic] = []
    var inMacro: Substring?
    for line in output.split(separator: "\n")
    where line.contains("error: ") || line.contains("note: ") {
      if let scanned = line.wholeMatch(of: scan) {
        found.append(
          Diagnostic(
            file: String(scanned.1), line: scanned.2, message: scanned.3))
        continue
      }
      if let error = line.firstMatch(of: expansion) { inMacro = error.1 }
      guard let place = line.firstMatch(of: place) else { continue }
      let message = place.3 == "error" ? place.4 : inMacro
      inMacro = nil
      if let message {
        found.append(
          Diagnostic(file: String(place.1), line: place.2, message: message))
      }
    }
    return found
  }

  /// The errors in the files below a folder of the workspace, once each, with
  /// the paths that the learner knows.
  private func errors(below folder: String) -> [Diagnostic] {
    diagnostics.compactMap { error in
      guard
        let start = error.file.range(of: folder.isEmpty ? root : folder)
      else { return nil }
      let path = error.file[
        (folder.isEmpty ? start.upperBound : start.lowerBound)...]
      return Diagnostic(
        file: known(String(path)), line: lineInFile(error),
        message: error.message)
    }.withoutRepeats
  }

  /// The line of an error. The compiler reports a missing brace on the line
  /// after the last one, which the file doesn't have.
  private func lineInFile(_ error: Diagnostic) -> Substring {
    guard let line = Int(error.line),
      let text = try? String(contentsOfFile: error.file, encoding: .utf8)
    else { return error.line }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.count - (text.hasSuffix("\n") ? 1 : 0)
    return line == last + 1 ? "\(max(last, 1))" : error.line
  }

  /// A text with the learner's name for the folder that was copied.
  private func known(_ text: String) -> String {
    text.replacing("\(folder.subject)/", with: "\(subject)/")
  }
}

/// What the disk is to blame for, if a build says so.
func faultOfDisk(in output: String, below scratch: String) -> Failure? {
  if output.contains("No space left on device") {
    return Failure(
      "the disk is full; free some space, then grade again: nothing is lost")
  }
  let refusals = [
    "Read-only file system", "Permission denied", "error: invalid access to",
  ]
  return refusals.contains(where: output.contains)
    ? .unwritable(scratch) : nil
}

extension ProcessResult {
  /// Throws a `Failure` if a signal ended this build. A crash of the compiler
  /// doesn't: SwiftPM reports that one and exits.
  func refuseCrash(below scratch: String) throws {
    guard case .signal(let signal) = ending else { return }
    throw faultOfDisk(in: output, below: scratch)
      ?? Failure(
        "SwiftPM crashed (signal \(signal)), which isn't your fault; try again"
      )
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it stands first.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension BuildLog {
  /// The shipped declarations that a suite misses because the learner has
  /// renamed or removed them, in words for a learner.
  ///
  /// - Parameters:
  ///   - built: The texts of the learner's files.
  ///   - messages: The compiler's errors in the suite.
  private func needs(
    of exercise: Exercise, with built: [String], for messages: [String]
  ) -> [String] {
    let shipped = workspace.shippedFiles(of: exercise).texts
      .sorted { $0.key < $1.key }
    var needs: [String] = []
    for name in messages.flatMap(names) {
      for (file, text) in shipped {
        guard let declared = declaration(of: name, in: text),
          !built.contains(where: { declaration(of: name, in: $0) == declared })
        else { continue }
        needs.append(
          "the checks need `\(declared)`, which \(file) had originally")
      }
    }
    if needs.isEmpty {
      needs = [
        "the checks no longer match your code; compare it with "
          + exercise.stubFolder
      ]
    }
    return needs.withoutRepeats.map {
      "\($0); the compiler says: \(messages[0])"
    }
  }

  /// The names in a message that the suite uses. The label of an argument ends
  /// with a colon.
  private func names(in message: String) -> [Substring] {
    // In "have 'truck:', expected 'stock:'" the second is the learner's.
    let end = message.firstRange(of: ", expected '")?.lowerBound
    return message[..<(end ?? message.endIndex)]
      .matches(of: /'(?:\w+\.)*(\w+:?)[^']*'/).map(\.1)
  }

  /// The line that declares a name, up to its brace or its value.
  private func declaration(of name: Substring, in text: String) -> String? {
    let lines = text.split(separator: "\n")
    let patterns =
      if name.hasSuffix(":") {
        ["^ *init\\(.*\\b\(name)", "\\b(let|var) \(name.dropLast())\\b"]
      } else if name == "init" {
        ["^ *init\\("]
      } else {
        ["\\b(func|var|let|case|class|struct|enum|actor|protocol) \(name)\\b"]
      }
    for pattern in patterns.map({ try! Regex($0) }) {
      if let line = lines.first(where: { $0.contains(pattern) }) {
        return line.prefix { $0 != "{" && $0 != "=" }
          .trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}

/// The warnings about some files in what the compiler has said, each with the
/// code below it. Those about generated lines and other modules are left out.
func warnings(in output: String, about files: [String]) -> String {
  let place = #/(\S.*?):[0-9]+:[0-9]+: (warning|error|note|remark): /#
  var isWanted = false
  return output.split(separator: "\n").filter { line in
    let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    if let start = plain.prefixMatch(of: place) {
      // A note belongs to what comes before it.
      let isNote = start.2 == "note"
      isWanted =
        files.contains(String(start.1))
        && (isNote ? isWanted : start.2 == "warning")
    } else if plain.hasPrefix("[#") {
      // The address of an explanation.
      return false
    }
    return isWanted
  }.map { "\($0)\n" }.joined()
}
