// A solution does what the TODOs of its stub ask for, nothing else, and says
// why.

import NotesKit

extension Workspace {
  /// Solutions that differ from their stubs where no TODO stands, or whose
  /// Whys do not say which of several TODOs they belong to: one of their own
  /// file.
  func solutionFindings() -> [Finding] {
    catalogue.exercises.flatMap { exercise in
      let stubs = (try? stub(of: exercise)) ?? [:]
      let count = stubs.values.flatMap(todos).count
      return stubs.keys.sorted().flatMap { name in
        let file = "Solutions/\(exercise.path)/\(name)"
        guard let stub = stubs[name], let solution = try? text(file) else {
          return [Finding]()
        }
        var found = changesOffTodo(stub: stub, solution: solution).map {
          Finding(
            file: file, line: $0,
            text: "differs from the stub where no TODO stands")
        }
        let own = Remarks(parsing: stub).todos(.todo)
        let whys = Remarks(parsing: solution).todos(.why)
        if !whys.allSatisfy({ count > 1 ? own.contains($0) : $0 == nil }) {
          found.append(
            Finding(
              file: file, line: 1,
              text: "of several TODOs each Why names one: // Why 2:"))
        }
        return found
      }
    }
  }
}

/// The lines of a solution that differ from the stub away from any TODO.
///
/// Lines that changed together are one place; it is at a TODO if a line that
/// goes, or the line before it, belongs to the comment of one. A comment that
/// is only added may stand anywhere.
func changesOffTodo(stub: String, solution: String) -> [Int] {
  let old = stub.split(separator: "\n", omittingEmptySubsequences: false)
  let new = solution.split(separator: "\n", omittingEmptySubsequences: false)
  var found: [Int] = []
  for change in changedPlaces(from: old, to: new) {
    let isRemark =
      change.old.isEmpty
      && new[change.new].allSatisfy { $0.contains(/^ *\/\//) }
    let place = old[max(0, change.old.lowerBound - 1)..<change.old.upperBound]
    if !isRemark, !place.contains(where: { $0.contains("TODO") }) {
      found.append(change.new.lowerBound + 1)
    }
  }
  return found
}
