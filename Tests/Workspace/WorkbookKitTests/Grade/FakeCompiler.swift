import Foundation

@testable import WorkbookKit

/// Stands for `swift build`: it reads the copied files, and says what is
/// wrong with it in the compiler's words.
///
/// It selects targets as the manifest does, and understands four lines:
///
///     #error("words")    is an error
///     // needs a         in a suite: the exercise has to declare `let a`
///     // is slow         takes longer than anybody waits
///     // is too deep     crashes the compiler, and it does not say where
struct FakeCompiler {
  let workspace: Workspace

  /// Builds what the environment selects.
  ///
  /// - Returns: What was built, with a mark at each stub, and how that ended:
  ///   `build 1.1, 1.2 (stub), 1.story`.
  func run(_ invocation: Invocation) -> (log: String, result: ProcessResult) {
    func list(_ variable: String) -> [Substring] {
      (invocation.environment[variable] ?? nil)?.split(separator: ",") ?? []
    }
    let (only, without) = (list("ONLY"), list("WITHOUT"))
    let subject = (invocation.environment["SUBJECT"] ?? nil) ?? "Exercises"
    var built: [String] = []
    var job = Job(workspace: workspace)
    for chapter in workspace.catalogue.chapters {
      let selected = chapter.exercises.filter {
        !without.contains($0.id[...])
          && (only.isEmpty || only.contains("\(chapter.number)"))
      }
      for exercise in selected {
        let files = workspace.swiftFiles(in: "\(subject)/\(exercise.path)")
        let isStub =
          files.map(\.fileName) == workspace.names(in: exercise.stubFolder)
          && files.allSatisfy {
            workspace.same($0, "\(exercise.stubFolder)/\($0.fileName)")
          }
        built.append(exercise.id + (isStub ? " (stub)" : ""))
        job.compile(files, suite: exercise.suiteFolder)
      }
      if selected.count == chapter.exercises.count, !selected.isEmpty,
        !without.contains(chapter.storyID[...])
      {
        built.append(chapter.storyID)
        job.compile(workspace.swiftFiles(in: chapter.storyFolder), suite: nil)
      }
    }
    return (
      "build " + built.joined(separator: ", "),
      job.result(invocation.limits)
    )
  }

  private struct Job {
    let workspace: Workspace
    var output: [String] = []
    var isSlow = false
    var isTooDeep = false

    mutating func compile(_ files: [String], suite: String?) {
      let own = files.map { (try? workspace.text($0)) ?? "" }.joined()
      let suites = suite.map(workspace.swiftFiles) ?? []
      for file in files + suites {
        let lines = (try? workspace.text(file))?.split(
          separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in (lines ?? []).enumerated() {
          if let error = line.firstMatch(of: #/#error\("(.*)"\)/#) {
            report(String(error.1), in: file, line: index + 1)
          } else if let name = line.firstMatch(of: #/// needs (\w+)/#)?.1,
            !own.contains("let \(name)")
          {
            report("cannot find '\(name)' in scope", in: file, line: index + 1)
          }
          isSlow = isSlow || line == "// is slow"
          isTooDeep = isTooDeep || line == "// is too deep"
        }
      }
    }

    private mutating func report(_ words: String, in file: String, line: Int) {
      output.append(
        "\(workspace.rootOfCompiler)\(file):\(line):1: error: \(words)")
    }

    func result(_ limits: Limits) -> ProcessResult {
      if isSlow {
        return ProcessResult(ending: .silence(limits.silence!), output: "")
      }
      if isTooDeep {
        return ProcessResult(ending: .exit(1), output: "Stack dump:\n")
      }
      return ProcessResult(
        ending: .exit(output.isEmpty ? 0 : 1),
        output: (["Building for debugging..."] + output)
          .joined(separator: "\n"))
    }
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
