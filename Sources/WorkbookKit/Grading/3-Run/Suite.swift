// The checks of a suite, read from its source. A run that reports fewer has
// lost some.

import TestReports

/// The checks that a suite's source declares.
package struct Suite {
  package struct Declared: Equatable {
    /// The name of its function, without quotes and parameters.
    package let function: String
    /// The file, as a path from the workspace's root.
    let file: String
    package let line: Int
    /// The source of the whole function, from `@Test` to its last brace.
    let code: String

    /// Whether it looks for a fault that the exercise is shipped with, as
    /// GradingKit's `.symptom` says. Its name says what is seen of the fault.
    var isSymptom: Bool { code.contains(/@Test\(\.symptom\b/) }
  }

  package let name: String
  /// The checks in the order of their lines; those of the file that is named
  /// after the suite come first.
  package let checks: [Declared]

  /// - Throws: A `Failure` if there is no suite, or no check in it.
  package init(of exercise: Exercise, in workspace: Workspace) throws {
    name = exercise.suite
    let folder = exercise.suiteFolder
    let all = workspace.swiftFiles(in: folder)
    let files =
      all.filter { $0 == exercise.suiteFile }
      + all.filter { $0 != exercise.suiteFile }
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

  /// Finds the functions that are marked with `@Test`. In the house format, a
  /// function ends with the first brace that has the same indent as its mark.
  static func checks(in text: String, file: String) -> [Declared] {
    // A regex literal is parsed each time it is evaluated: here, not once per
    // line.
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
