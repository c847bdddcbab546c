// The last lines of make new-chapter and make new-exercise.

import NotesKit
import WorkbookKit

extension Author {
  /// Names the files that were made, and those that were changed.
  func report(_ made: [String], _ changed: [String]) {
    for path in made { write("made \(path)\n") }
    for path in changed { write("changed \(path)\n") }
  }

  /// Names the next steps.
  func next(_ steps: String...) {
    write("\nNext: \(steps.joined(separator: "\nthen: "))\n")
    write("then: make test says what is still to be written\n")
  }
}
