// The place in an exercise where a learner goes on.

/// A line of a file.
struct Place: Equatable, CustomStringConvertible {
  /// The file, as a path from the workspace's root.
  let file: String
  /// The line, from 1; nil for the file as a whole.
  var line: Int?

  var description: String { line.map { "\(file):\($0)" } ?? file }
}

extension Workspace {
  /// Where to go on in an exercise: at the line that the compiler has refused,
  /// if it has refused one when the exercise was last graded, else at the first
  /// TODO that is left, else at the file that a learner opens first.
  func placeToEdit(in exercise: Exercise) throws -> Place {
    let record = try LearnerRecord.load(from: self)
    if let refused = record[exercise].refused.flatMap(Place.init(parsing:)),
      lines(of: refused.file) >= refused.line ?? 1
    {
      return refused
    }
    let names = filesToWrite(of: exercise)
    let todos = names.compactMap { name -> (todo: Int, place: Place)? in
      let file = "\(exercise.learnersFolder)/\(name)"
      return firstTodo(in: (try? text(file)) ?? "").map {
        ($0.number, Place(file: file, line: $0.line))
      }
    }
    let first = todos.min { $0.todo < $1.todo }
    return first?.place ?? Place(file: file(of: exercise))
  }

  private func lines(of file: String) -> Int {
    NumberedLine.lines(of: (try? text(file)) ?? "").count
  }
}

extension Place {
  /// A place at the beginning of a message, such as
  /// `Exercises/…/Store.swift:12: cannot find 'a' in scope`; nil if there is
  /// none.
  init?(parsing message: String) {
    guard let match = message.prefixMatch(of: #/(.+?\.swift):([0-9]+)/#) else {
      return nil
    }
    self.init(file: String(match.1), line: Int(match.2))
  }
}
