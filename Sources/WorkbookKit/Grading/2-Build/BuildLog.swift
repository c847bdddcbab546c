// What `swift build` said when it failed: whose fault it is, and in which of
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
  /// What the learner calls the folder that is copied to the desk.
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

  /// What is wrong with an exercise, if something is: errors in its own files,
  /// or else in its suite.
  func fault(of exercise: Exercise) -> Grade.State? {
    let own = errors(below: "\(desk.subject)/\(exercise.path)/")
    if !own.isEmpty {
      return .broken(own.map(\.text))
    }
    let misfits = errors(below: "\(exercise.suiteFolder)/")
      .map { String($0.message) }
    return misfits.isEmpty
      ? nil : .misfit(SuiteNeeds(of: exercise, on: desk).texts(for: misfits))
  }

  /// What the compiler says of a chapter's story, such as `1.story`, if that
  /// does not compile.
  func error(inStory story: String) -> String? {
    let chapter = workspace.catalogue.chapters.first { $0.storyID == story }
    return chapter.flatMap {
      errors(below: "\($0.storyFolder)/").first?.text
    }
  }

  /// What compiler and linker said, when it is not known whose fault it is.
  var words: [String] {
    var lines: [String] = []
    for line in output.split(separator: "\n") where line.contains("error: ") {
      let text = String(line).replacing(root, with: "")
        .replacing("\(desk.subject)/", with: "\(subject)/")
      if !lines.contains(text) { lines.append(text) }
    }
    return lines.isEmpty
      ? ["the compiler breaks down on this file; take back your last change"]
      : lines
  }

  /// An error outside of all exercises, suites and stories.
  var faultElsewhere: Failure? {
    if output.contains("No space left on device") { return .fullDisk }
    for refusal in ["Read-only file system", "Permission denied"]
    where output.contains(refusal) {
      return .unwritable(desk.scratch)
    }
    return errors(below: "").first.map {
      Failure("\($0.text); git restore \($0.file)")
    }
  }

  /// When nothing better can be said.
  var failure: Failure {
    faultElsewhere
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
    /// As the compiler names it, or as the learner knows it.
    let file: String
    let line: Substring
    let message: Substring

    /// Where it is and what, for the learner.
    var text: String { "\(file):\(line): \(message)" }
  }

  /// The errors in an output. One in what a macro wrote is at the line where
  /// the macro stands.
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
  /// the files as the learner knows them.
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
