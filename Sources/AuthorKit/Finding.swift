// Findings tell authors what to fix: in the tree, the notes and the bank.

/// Something wrong at a place in a file.
struct Finding: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  init(_ file: String, _ line: Int, _ text: String) {
    (self.file, self.line, self.text) = (file, line, text)
  }

  var description: String { "\(file):\(line): \(text)" }
}
