// A solution does what the TODOs of its stub ask for, nothing else, and says
// why.

import Foundation
import NotesKit
import WorkbookKit

extension Workspace {
  /// Places where a solution differs from its stub and no TODO stands; remarks
  /// with unknown Markdown; and, if there are several TODOs, Whys that don't
  /// name one of their own file.
  func solutionFindings(of exercise: Exercise) throws -> [Finding] {
    let stubs = try stub(of: exercise)
    let hasSeveral =
      stubs.values.flatMap { Remarks(parsing: $0).todos(.todo) }
      .count > 1
    return try stubs.keys.sorted().findings { name in
      let stub = stubs[name]!
      let file = "\(exercise.solutionFolder)/\(name)"
      let solution = try contents(of: file)
      let remarks = Remarks(parsing: solution)
      var found = changesOffTodo(stub: stub, solution: solution).map {
        Finding(
          file, $0,
          """
          differs from the stub where no TODO stands; one above a \
          declaration stands for all of it, one above the imports for the \
          file
          """)
      }
      found += remarks.remarks.flatMap { remark in
        Document(parsing: remark.text).refusals.map {
          Finding(file, remark.line, $0.description)
        }
      }
      let own = hasSeveral ? Remarks(parsing: stub).todos(.todo) : [nil]
      if !remarks.todos(.why).allSatisfy(own.contains) {
        found.append(
          Finding(
            file, 1, "if there are several TODOs, each Why names one: // Why 2:"
          ))
      }
      return found
    }
  }
}

/// The lines of a solution that differ from the stub away from any TODO.
///
/// Lines that changed together are one place; it is at a TODO if the TODO
/// stands for a removed line, for both lines around added ones, or right before
/// the place. Added comments may stand anywhere.
func changesOffTodo(stub: String, solution: String) -> [Int] {
  let old = NumberedLine.lines(of: stub).map(\.text)
  let new = NumberedLine.lines(of: solution).map(\.text)
  let atTodos = linesAtTodos(of: stub)
  return changedPlaces(from: old, to: new).filter { change in
    let isRemark =
      change.old.isEmpty
      && new[change.new].allSatisfy { $0.contains(/^ *\/\//) }
    let before = change.old.lowerBound
    let isAtTodo =
      change.old.contains { atTodos.contains($0 + 1) }
      || before > 0 && old[before - 1].contains("TODO")
      || atTodos.contains(integersIn: before...before + 1)
    return !isRemark && !isAtTodo
  }.map { $0.new.lowerBound + 1 }
}

/// The numbers of the lines that TODOs stand for: the first line of a TODO; the
/// whole declaration, if it stands above one; and the whole file, if it stands
/// above the imports.
private func linesAtTodos(of stub: String) -> IndexSet {
  let code = CodeFile(stub)
  let declarations = code.blocks.filter { $0.kind == .declarations }
    .flatMap(\.statements).map { code.lines($0.tokens) }
  let lines = NumberedLine.lines(of: stub)
  var found = IndexSet()
  for todo in lines where todo.text.contains("TODO") {
    found.insert(todo.number)
    let below = lines[todo.number...].drop { $0.text.contains(/^ *\/\//) }
    if let next = declarations.first(where: {
      $0.lowerBound == below.first?.number
    }) {
      found.insert(integersIn: todo.number...next.upperBound)
    }
    if below.first(where: { !$0.text.isEmpty })?.text.hasPrefix("import ")
      == true
    {
      found.insert(integersIn: 1...lines.count)
    }
  }
  return found
}
