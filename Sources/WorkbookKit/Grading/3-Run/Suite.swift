// What is to be checked, read from the suites themselves: a run that reports
// less has lost something.

import TestReports

/// The checks that a suite's source declares.
struct Suite {
  struct Declared: Equatable {
    /// The name of its function, without quotes and parameters.
    let function: String
    /// The file, as a path from the workspace's root.
    let file: String
    let line: Int
    /// The whole function, from its mark to its brace.
    let code: String

    /// Whether it is of something amiss that the exercise is shipped with, as
    /// GradingKit's `.symptom` says. Its name says what is seen.
    var isSymptom: Bool { code.contains(/@Test\(\.symptom\b/) }
  }

  let name: String
  let checks: [Declared]

  /// - Throws: A `Failure` if there is no suite, or no check in it.
  init(of exercise: Exercise, in workspace: Workspace) throws {
    name = exercise.suite
    let folder = exercise.suiteFolder
    let files = workspace.swiftFiles(in: folder)
    guard !files.isEmpty else {
      throw Failure.missing("\(folder)/\(name).swift")
    }
    checks = try files.flatMap { file in
      Self.checks(in: try workspace.text(file), file: file)
    }
    guard !checks.isEmpty else {
      throw Failure("\(folder) holds no check; git restore \(folder)")
    }
  }

  /// Finds the functions that are marked with `@Test`. In the house format a
  /// function ends with the first brace that stands as far to the left as its
  /// mark.
  static func checks(in text: String, file: String) -> [Declared] {
    // A literal is parsed wherever it is evaluated: here, not once a line.
    let mark = /( *)@Test\b/
    let function = /\bfunc\s+(`[^`]+`|\w+)/
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      guard lines[start].contains("@Test"),
        let margin = lines[start].prefixMatch(of: mark)?.1
      else { return nil }
      let end = lines[start...].firstIndex { $0 == "\(margin)}" } ?? start
      let code = lines[start...end].joined(separator: "\n")
      return code.firstMatch(of: function).map { name in
        Declared(
          function: functionName(name.1), file: file,
          line: start + 1, code: code)
      }
    }
  }
}
