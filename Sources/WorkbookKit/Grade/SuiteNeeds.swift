// A suite that no longer compiles needs something that the learner has renamed
// or removed. The shipped stub shows what.

import Foundation
import Results

/// The declarations that an exercise was shipped with, and those it has now.
struct SuiteNeeds {
  private let exercise: Exercise
  /// The text of each shipped file, by its name.
  private let stub: [String: String]
  /// The text of each file that was built, by its name.
  private let built: [String: String]

  init(of exercise: Exercise, in folder: BuildFolder) {
    let copies = folder.workspace.url("\(folder.subject)/\(exercise.path)")
    self.exercise = exercise
    stub = folder.workspace.shippedFiles(of: exercise).texts
    built = ShippedFiles(in: copies).texts
  }

  /// Says which shipped declarations are missing, in words for a learner.
  ///
  /// - Parameter messages: The compiler's errors in the suite.
  func texts(for messages: [String]) -> [String] {
    var needs: [String] = []
    for name in messages.flatMap(names) {
      func count(_ declared: String, in files: some Collection<String>) -> Int {
        files.count { declaration(of: name, in: $0) == declared }
      }
      for file in stub.keys.sorted() {
        // A declaration that has moved to another file is not missing.
        guard let declared = declaration(of: name, in: stub[file]!),
          declaration(of: name, in: built[file] ?? "") != declared,
          count(declared, in: built.values) < count(declared, in: stub.values)
        else { continue }
        let need = "the checks need `\(declared)`, as \(file) came with it"
        if !needs.contains(need) { needs.append(need) }
      }
    }
    if needs.isEmpty {
      needs = [
        "the checks no longer fit what you wrote; compare it with "
          + exercise.stubFolder
      ]
    }
    return needs.map { "\($0); the compiler says: \(messages[0])" }
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
        [
          "\\b(func|var|let|case|class|struct|enum|actor|protocol) \(name)\\b"
        ]
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
