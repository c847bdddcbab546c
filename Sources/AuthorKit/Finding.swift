// Findings tell authors what to mend: in the tree, the notes and the bank.

import WorkbookKit

/// Something wrong at a place in a file.
struct Finding: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }
}
