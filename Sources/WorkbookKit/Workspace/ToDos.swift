// The TODOs of an exercise. Comments in the stub, numbered across its files,
// mark the places where the learner writes.
//
//     // TODO 2: Tell whoever waits.

extension Workspace {
  /// The shipped files of an exercise that have TODOs, in the order of these.
  /// The other files are complete.
  package func filesToWrite(of exercise: Exercise) -> [String] {
    let numbers = ((try? stub(of: exercise)) ?? [:]).mapValues(todos)
    return numbers.filter { !$0.value.isEmpty }
      .sorted { ($0.value.min()!, $0.key) < ($1.value.min()!, $1.key) }
      .map(\.key)
  }
}

/// The TODO of a file with the lowest number, and its line; nil if none is left.
func firstTodo(in text: String) -> (number: Int, line: Int)? {
  NumberedLine.lines(of: text).compactMap { line in
    todos(in: line.text).first.map { ($0, line.number) }
  }
  .min { $0 < $1 }
}

/// The numbers of the TODOs in a file, from its top to its end.
package func todos(in text: String) -> [Int] {
  text.matches(of: /\/\/ TODO ([0-9]+):/).compactMap { Int($0.1) }
}
