// Reads the output of a build that failed: whose fault it is, and in which of
// the learner's own lines.

import Foundation

/// The output of a build that failed.
struct BuildLog {
  private let output: String
  private let diagnostics: [Diagnostic]
  private let workspace: Workspace
  /// The workspace's folder, as the compiler names it.
  private let root: String
  private let desk: Desk
  /// The learner's name for the folder that is copied to the desk.
  private let subject: String

  init(
    _ output: String, workspace: Workspace, desk: Desk, subject: String
  ) {
    self.output = output
    diagnostics = Self.diagnostics(in: output)
    self.workspace = workspace
    root =
      (workspace.root.resolvingSymlinksInPath()
      .path(percentEncoded: false) + "/").replacing("//", with: "/")
    self.desk = desk
    self.subject = subject
  }

  /// The fault of an exercise: the errors in its own files, or else in its
  /// suite; nil if there are none.
  func fault(of exercise: Exercise) -> Grade.State? {
    let own = errors(below: "\(desk.subject)/\(exercise.path)/")
      .map(\.text)
    let broken = own.isEmpty ? linkerErrors(of: exercise) : own
    if !broken.isEmpty { return .broken(broken) }
    let misfits = errors(below: "\(exercise.suiteFolder)/")
      .map { String($0.message) }
    return misfits.isEmpty
      ? nil : .misfit(SuiteNeeds(of: exercise, on: desk).texts(for: misfits))
  }

  /// The first error in a suite, with the remedy; nil if it compiles.
  func error(inSuiteOf exercise: Exercise) -> String? {
    errors(below: "\(exercise.suiteFolder)/").first.map {
      $0.text + workspace.remedy(forErrorIn: $0.file)
    }
  }

  /// The first error in a story, such as `1.story`; nil if it compiles.
  func error(inStory story: String) -> String? {
    let chapter = workspace.catalogue.chapters.first { $0.storyID == story }
    return chapter.flatMap {
      errors(below: "\($0.storyFolder)/").first?.text
    }
  }

  /// The linker's errors in an exercise's objects, which name its files and no
  /// lines.
  private func linkerErrors(of exercise: Exercise) -> [String] {
    let object = /\/(\w+)\.build\/([^\/:]+\.swift)\.o:.*: error: (.*)$/
    var found: [String] = []
    for line in output.split(separator: "\n") where line.contains(".swift.o:") {
      guard let error = line.firstMatch(of: object), error.1 == exercise.name
      else { continue }
      let text = "\(subject)/\(exercise.path)/\(error.2): \(error.3)"
      if !found.contains(text) { found.append(text) }
    }
    return found
  }

  /// The errors of compiler and linker, for a fault that no file can be blamed
  /// for.
  var words: [String] {
    var lines: [String] = []
    for line in output.split(separator: "\n") where line.contains("error: ") {
      let text = String(line).replacing(root, with: "")
        .replacing("\(desk.subject)/", with: "\(subject)/")
      if !lines.contains(text) { lines.append(text) }
    }
    return lines.isEmpty
      ? ["the compiler crashes on this file; undo your last change"]
      : lines
  }

  /// An error outside of all exercises, suites and stories.
  var faultElsewhere: Failure? {
    if output.contains("No space left on device") { return .fullDisk }
    for refusal in [
      "Read-only file system", "Permission denied", "error: invalid access to",
    ] where output.contains(refusal) {
      return .unwritable(desk.scratch)
    }
    return errors(below: "").first.map {
      Failure($0.text + workspace.remedy(forErrorIn: $0.file))
    }
  }

  /// The failure of the whole build, when no exercise can be blamed.
  var failure: Failure {
    faultElsewhere
      ?? workspace.missingSources.map(Failure.init)
      ?? Failure(
        """
        swift build failed: \(firstError ?? "it does not say why"); \
        rm -rf \(desk.path) and try again
        """)
  }

  private var firstError: String? {
    output.firstMatch(of: /(?m)error: (.*)$/).map { String($0.1) }
  }

  private struct Diagnostic: Hashable {
    /// The path, as the compiler or as the learner knows it.
    let file: String
    let line: Substring
    let message: Substring

    /// The place and the message, for the learner.
    var text: String { "\(file):\(line): \(message)" }
  }

  /// The errors in an output. An error in the expansion of a macro counts as
  /// one at the line of the macro.
  private static func diagnostics(in output: String) -> [Diagnostic] {
    let expansion = /^macro expansion .*: error: (.*)$/
    // The path of the workspace may hold a colon.
    let place = /(\/.+?):([0-9]+)(?::[0-9]+)?: (error|note): (.*)$/
    var found: [Diagnostic] = []
    var inMacro: Substring?
    for line in output.split(separator: "\n")
    where line.contains("error: ") || line.contains("note: ") {
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
    var found: [Diagnostic] = []
    for error in diagnostics {
      guard let path = path(error.file, below: folder) else { continue }
      let known = Diagnostic(
        file: path, line: error.line, message: error.message)
      if !found.contains(known) { found.append(known) }
    }
    return found
  }

  private func path(_ file: String, below folder: String) -> String? {
    guard let start = file.range(of: folder.isEmpty ? root : folder) else {
      return nil
    }
    let path = file[(folder.isEmpty ? start.upperBound : start.lowerBound)...]
    return String(path).replacing("\(desk.subject)/", with: "\(subject)/")
  }
}
