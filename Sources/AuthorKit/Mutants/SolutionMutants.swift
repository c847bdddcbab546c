// The mutants of an exercise's solution.

import WorkbookKit

/// A mutant of a solution, as it is handed in.
struct SolutionMutant: Equatable {
  let exercise: Exercise
  /// The file that is changed, as a path from the workspace's root.
  let file: String
  let mutant: Mutant
}

extension Workspace {
  /// The mutants of an exercise: of each file that the learner writes in.
  func mutants(of exercise: Exercise) throws -> [SolutionMutant] {
    let folder = exercise.solutionFolder
    let stub = try stub(of: exercise)
    let solution = try Dictionary(
      uniqueKeysWithValues: stub.keys.map {
        ($0, try text("\(folder)/\($0)"))
      })
    return AuthorKit.mutants(of: solution, stub: stub).map { file, mutant in
      SolutionMutant(
        exercise: exercise, file: "\(folder)/\(file)", mutant: mutant)
    }
  }

  /// The files of an exercise when a mutant is handed in.
  func files(handingIn mutant: SolutionMutant) throws -> [String: String] {
    let folder = mutant.exercise.solutionFolder
    let names = try stub(of: mutant.exercise).keys
    var files: [String: String] = [:]
    for name in names {
      let file = "\(folder)/\(name)"
      files[name] = file == mutant.file ? mutant.mutant.text : try text(file)
    }
    return files
  }
}
