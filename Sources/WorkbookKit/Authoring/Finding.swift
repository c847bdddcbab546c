// Every check of the tree, the notes and the bank reports findings.

/// A place in a file, and what is wrong there.
struct Finding: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }
}
