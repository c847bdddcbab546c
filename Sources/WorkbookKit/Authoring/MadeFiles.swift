// What make new-chapter and make new-exercise say at their end.

import NotesKit

extension Call {
  func report(_ made: [String], _ changed: [String]) {
    for path in made { write("made \(path)\n") }
    for path in changed { write("changed \(path)\n") }
  }

  func next(_ steps: String...) {
    write("\nNext: \(steps.joined(separator: "\nthen: "))\n")
    write("then: make test says what is still to be written\n")
  }
}
