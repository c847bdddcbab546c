// Findings tell authors what to fix: in the tree, the notes and the bank.

import Results
import WorkbookKit

/// Something wrong at a place in a file.
struct Finding: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  init(_ file: String, _ line: Int, _ text: String) {
    (self.file, self.line, self.text) = (file, line, text)
  }

  var description: String { "\(file):\(line): \(text)" }

  /// The findings at a place whose conditions are true.
  static func those(
    _ file: String, _ line: Int, _ texts: KeyValuePairs<String, Bool>
  ) -> [Finding] {
    texts.filter(\.value).map { Finding(file, line, $0.key) }
  }
}

// A check that passed over a file it can't read would let everything pass. So
// checks read through these, and a file that can't be read is a finding.

extension Workspace {
  /// - Throws: A `Finding` that names the file if it can't be read.
  func contents(of file: String) throws -> String {
    do { return try text(file) } catch {
      throw Finding(
        file, 1, exists(file) ? "can't be read as UTF-8 text" : "is missing")
    }
  }

  /// The lines of a file that break a rule.
  ///
  /// - Parameter rule: Says what's wrong with a line; nil if nothing is.
  func findings(
    in file: String, _ rule: (String) -> String?
  ) throws -> [Finding] {
    try NumberedLine.lines(of: contents(of: file)).compactMap { line in
      rule(line.text).map { Finding(file, line.number, $0) }
    }
  }
}

extension StringProtocol {
  /// What's between its line feeds, empty lines and a last one included.
  var lines: [SubSequence] {
    split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Sequence {
  /// Checks each element, whether or not the one before could be read.
  func findings(
    _ check: (Element) throws -> [Finding]
  ) throws -> [Finding] {
    try flatMap {
      do { return try check($0) } catch let finding as Finding {
        return [finding]
      }
    }
  }
}
