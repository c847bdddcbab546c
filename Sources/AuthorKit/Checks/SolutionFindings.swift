// A solution does what the TODOs of its stub ask for, nothing else, and says
// why.

import Foundation
import NotesKit
import Results
import WorkbookKit

extension Workspace {
  /// Solutions that differ from their stubs where no TODO stands; remarks with
  /// unknown Markdown; and, if there are several TODOs, Whys that do not name
  /// one of their own file.
  func solutionFindings() -> [Finding] {
    catalogue.exercises.flatMap { exercise in
      let stubs = (try? stub(of: exercise)) ?? [:]
      let count = stubs.values.flatMap(todos).count
      return stubs.keys.sorted().flatMap { name in
        let file = "\(exercise.solutionFolder)/\(name)"
        guard let stub = stubs[name], let solution = try? text(file) else {
          return [Finding]()
        }
        var found = changesOffTodo(stub: stub, solution: solution).map {
          Finding(
            file, $0,
            """
            differs from the stub where no TODO stands; one above a \
            declaration stands for all of it, one above the imports for the \
            file
            """)
        }
        let own = Remarks(parsing: stub).todos(.todo)
        let remarks = Remarks(parsing: solution)
        found += remarks.remarks.flatMap { remark in
          Document(parsing: remark.text).refusals.map {
            Finding(file, remark.line, $0.description)
          }
        }
        let whys = remarks.todos(.why)
        if !whys.allSatisfy({ count > 1 ? own.contains($0) : $0 == nil }) {
          found.append(
            Finding(
              file, 1,
              "if there are several TODOs, each Why names one: // Why 2:")
          )
        }
        return found
      }
    }
  }
}

/// The lines of a solution that differ from the stub away from any TODO.
///
/// Lines that changed together are one place; it is at a TODO if the TODO
/// stands for a removed line, for both lines around added ones, or right before
/// the place. Added comments may stand anywhere.
func changesOffTodo(stub: String, solution: String) -> [Int] {
  let old = stub.split(separator: "\n", omittingEmptySubsequences: false)
  let new = solution.split(separator: "\n", omittingEmptySubsequences: false)
  let atTodos = linesAtTodos(of: stub)
  var found: [Int] = []
  for change in changedPlaces(from: old, to: new) {
    let isRemark =
      change.old.isEmpty
      && new[change.new].allSatisfy { $0.contains(/^ *\/\//) }
    let before = change.old.lowerBound
    let isAtTodo =
      change.old.contains { atTodos.contains($0 + 1) }
      || before > 0 && old[before - 1].contains("TODO")
      || atTodos.contains(integersIn: before...before + 1)
    if !isRemark, !isAtTodo {
      found.append(change.new.lowerBound + 1)
    }
  }
  return found
}

/// The numbers of the lines that TODOs stand for: the first line of a TODO; the
/// whole declaration, if it stands above one; and the whole file, if it stands
/// above the imports.
private func linesAtTodos(of stub: String) -> IndexSet {
  let file = CodeFile(stub)
  let lines = NumberedLine.lines(of: stub)
  var found = IndexSet()
  for todo in lines where todo.text.contains("TODO") {
    found.insert(todo.number)
    let below = lines[todo.number...].drop { $0.text.contains(/^ *\/\//) }
    if let next = below.first, let end = file.endOfDeclaration(at: next.number)
    {
      found.insert(integersIn: todo.number...end)
    }
    if let code = below.first(where: { !$0.text.isEmpty }),
      code.text.hasPrefix("import ")
    {
      found.insert(integersIn: 1...lines.count)
    }
  }
  return found
}

extension CodeFile {
  /// The last line of the declaration that begins on a line; nil if none does.
  fileprivate func endOfDeclaration(at line: Int) -> Int? {
    blocks.filter { $0.kind == .declarations }.flatMap(\.statements)
      .first { tokens[$0.tokens.lowerBound].line == line }
      .map { tokens[$0.tokens.upperBound - 1].line }
  }
}
