// Reads the output of a build that failed: whose fault it is, and in which of
// the learner's own lines.

import Foundation
import Results

/// The output of a build that failed.
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
  private let diagnostics: [Diagnostic]
  private let folder: BuildFolder
  /// The workspace's folder, as the compiler names it.
  private let root: String
  /// The learner's name for the folder that was copied.
  private let subject: String

  private var workspace: Workspace { folder.workspace }

  init(_ output: String, of folder: BuildFolder, named subject: String) {
    self.output = output
    self.folder = folder
    self.subject = subject
    diagnostics = Self.diagnostics(in: output)
    root =
      (folder.workspace.root.resolvingSymlinksInPath()
      .path(percentEncoded: false) + "/").replacing("//", with: "/")
  }

  /// The fault of an exercise: the errors in its own files, or else in its
  /// suite; nil if there are none.
  func fault(of exercise: Exercise) -> ExerciseResult.State? {
    let own = errors(below: "\(folder.subject)/\(exercise.path)/").map(\.text)
    let broken = own.isEmpty ? linkerErrors(of: exercise) : own
    if !broken.isEmpty { return .doesNotCompile(broken) }
    let misfits = errors(below: "\(exercise.suiteFolder)/")
      .map { String($0.message) }
    return misfits.isEmpty
      ? nil
      : .doesNotFit(SuiteNeeds(of: exercise, in: folder).texts(for: misfits))
  }

  /// The first error in a suite, with the remedy; nil if it compiles.
  func error(inSuiteOf exercise: Exercise) -> String? {
    errors(below: "\(exercise.suiteFolder)/").first.map {
      $0.text + workspace.remedy(forErrorIn: $0.file)
    }
  }

  /// The first error in the story of a chapter; nil if it compiles.
  func error(inStoryOf chapter: Chapter) -> String? {
    errors(below: "\(chapter.storyFolder)/").first?.text
  }

  /// An error outside of all exercises, suites and stories.
  var faultElsewhere: Failure? {
    if output.contains("No space left on device") {
      return Failure(
        """
        the disk is full; make room, then grade again: nothing of yours is lost
        """)
    }
    for refusal in [
      "Read-only file system", "Permission denied", "error: invalid access to",
    ] where output.contains(refusal) {
      return .unwritable(folder.scratch)
    }
    return errors(below: "").first.map {
      Failure($0.text + workspace.remedy(forErrorIn: $0.file))
    }
  }

  /// The failure of the whole build, when no exercise can be blamed.
  var failure: Failure {
    let error = output.firstMatch(of: /(?m)error: (.*)$/).map { String($0.1) }
    return faultElsewhere ?? workspace.missingSources.map(Failure.init)
      ?? Failure(
        """
        swift build failed: \(error ?? "it does not say why"); \
        rm -rf \(folder.path) and try again
        """)
  }

  /// The errors of compiler and linker, for a fault that no file can be blamed
  /// for.
  var words: [String] {
    let lines = output.split(separator: "\n")
      .filter { $0.contains("error: ") }
      .map { known(String($0).replacing(root, with: "")) }
    return lines.isEmpty
      ? ["the compiler crashes on this file; undo your last change"]
      : lines.withoutRepeats
  }

  /// The linker's errors in an exercise's objects, which name its files and no
  /// lines.
  private func linkerErrors(of exercise: Exercise) -> [String] {
    let object = /\/(\w+)\.build\/([^\/:]+\.swift)\.o:.*: error: (.*)$/
    return output.split(separator: "\n")
      .filter { $0.contains(".swift.o:") }
      .compactMap { $0.firstMatch(of: object) }
      .filter { $0.1 == exercise.name }
      .map { "\(subject)/\(exercise.path)/\($0.2): \($0.3)" }.withoutRepeats
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
    diagnostics.compactMap { error in
      guard
        let start = error.file.range(of: folder.isEmpty ? root : folder)
      else { return nil }
      let path = error.file[
        (folder.isEmpty ? start.upperBound : start.lowerBound)...]
      return Diagnostic(
        file: known(String(path)), line: error.line, message: error.message)
    }.withoutRepeats
  }

  /// A text with the learner's name for the folder that was copied.
  private func known(_ text: String) -> String {
    text.replacing("\(folder.subject)/", with: "\(subject)/")
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it stands first.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

// An error in a file that no learner writes: git knows what was done to the
// files that the learner was given.

extension Workspace {
  /// What to do about an error in a file of the workspace, as the end of a
  /// message.
  ///
  /// An error may show in one file because another is missing or changed. Where
  /// git cannot say so, the file with the error has to do.
  func remedy(forErrorIn file: String) -> String {
    if let missing = missingSources { return ", and \(missing)" }
    let changed = git("--modified", "Sources", file)
    guard let first = changed.first, !changed.contains(file) else {
      return "; git restore \(file) brings it back"
    }
    return ", and \(first) was changed; git restore \(first) brings it back"
  }

  /// The files of `Sources/` that are missing, with the remedy; nil if git
  /// knows of none.
  var missingSources: String? {
    let missing = git("--deleted", "Sources")
    guard let first = missing.first else { return nil }
    return missing.count == 1
      ? "\(first) is missing; git restore \(first) brings it back"
      : """
      \(first) and \(missing.count - 1) more are missing; git restore Sources \
      brings them back
      """
  }

  /// The tracked files below some paths that git lists with an option, as paths
  /// from the root; none if there is no git, or no clone.
  private func git(_ option: String, _ paths: String...) -> [String] {
    let list = try? run(["git", "ls-files", "-z", option, "--"] + paths)
    guard let list, list.succeeded else { return [] }
    return list.output.split(separator: "\0").map(String.init)
  }
}
