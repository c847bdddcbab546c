import Foundation

@testable import WorkbookKit

/// Stands for `swift build`: it reads the copied files, and says what is
/// wrong with it in the compiler's words.
///
/// It selects targets as the manifest does, and understands six lines:
///
///     #error("words")    is an error
///     #warning("words")  is a warning
///     // needs a         in a suite: the exercise has to declare `let a`
///     // is slow         takes longer than the grader waits
///     // is too deep     crashes the compiler, and it does not say where
///     // crashes SwiftPM ends the build by a signal
struct FakeCompiler {
  let workspace: Workspace

  /// Builds what the environment selects.
  ///
  /// - Returns: What was built, with a mark at each stub, and how that ended:
  ///   `build 1.1, 1.2 (stub), 1.story`.
  func run(_ invocation: Invocation) -> (log: String, result: ProcessResult) {
    func value(_ variable: String) -> String {
      (invocation.environment[variable] ?? nil) ?? ""
    }
    let only = value("ONLY").split(separator: ",")
    let without = value("WITHOUT").split(separator: ",")
    var built: [String] = []
    /// Each file, with the text of the exercise that it needs.
    var sources: [(file: String, exercise: String)] = []
    for chapter in workspace.catalogue.chapters
    where only.isEmpty || only.contains("\(chapter.number)") {
      let selected = chapter.exercises.filter { !without.contains($0.id[...]) }
      for exercise in selected {
        let files = workspace.swiftFiles(
          in: "\(value("SUBJECT"))/\(exercise.path)")
        let isStub =
          files.map(\.fileName) == workspace.names(in: exercise.stubFolder)
          && files.allSatisfy {
            workspace.same($0, "\(exercise.stubFolder)/\($0.fileName)")
          }
        built.append(exercise.id + (isStub ? " (stub)" : ""))
        let text = files.map { (try? workspace.text($0)) ?? "" }.joined()
        sources += (files + workspace.swiftFiles(in: exercise.suiteFolder))
          .map { ($0, text) }
      }
      if selected == chapter.exercises, !without.contains(chapter.storyID[...])
      {
        built.append(chapter.storyID)
        sources += workspace.swiftFiles(in: chapter.storyFolder).map {
          ($0, "")
        }
      }
    }
    return (
      "build " + built.joined(separator: ", "), compile(sources, invocation)
    )
  }

  private func compile(
    _ sources: [(file: String, exercise: String)], _ invocation: Invocation
  ) -> ProcessResult {
    var errors: [String] = []
    var warnings: [String] = []
    for (file, exercise) in sources {
      let lines = (try? workspace.text(file))?.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in (lines ?? []).enumerated() {
        let start = "\(workspace.rootOfCompiler)\(file):\(index + 1):1: "
        let place = start + "error: "
        if let error = line.firstMatch(of: #/#error\("(.*)"\)/#)?.1 {
          errors.append(place + error)
        } else if let words = line.firstMatch(of: #/#warning\("(.*)"\)/#)?.1 {
          warnings.append("\(start)warning: \(words)")
        } else if let name = line.firstMatch(of: #/// needs (\w+)/#)?.1,
          !exercise.contains("let \(name)")
        {
          errors.append(place + "cannot find '\(name)' in scope")
        } else if line == "// is slow" {
          let silence = invocation.limits.silence!
          return ProcessResult(ending: .silence(silence), output: "")
        } else if line == "// is too deep" {
          return ProcessResult(ending: .exit(1), output: "Stack dump:\n")
        } else if line == "// crashes SwiftPM" {
          return ProcessResult(ending: .signal(11), output: "")
        }
      }
    }
    return ProcessResult(
      ending: .exit(errors.isEmpty ? 0 : 1),
      output: (["Building for debugging..."] + warnings + errors).joined(
        separator: "\n"))
  }
}

extension Workspace {
  /// The workspace's folder as the compiler names it, with a slash at its end.
  var rootOfCompiler: String {
    let path = root.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}

extension String {
  fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
