// A command as it was typed. Each file in Commands/ adds the method that
// carries one out.

import NotesKit

/// A command as it was typed, with everything that it works on.
struct Call {
  /// What came after the name; nil if nothing did.
  let argument: String?
  /// The options that were given, each with its value; that of an option which
  /// stands alone is empty.
  let options: [Option: String]
  let flags: Display.Flags
  let display: Display
  let workspace: Workspace

  func has(_ option: Option) -> Bool { options[option] != nil }

  /// The path or the name that was given with an option.
  func value(of option: Option) -> String? { options[option] }

  func number(of option: Option) -> Int? { options[option].flatMap { Int($0) } }

  /// What came after the name of a command that requires it.
  var typed: String { argument ?? "" }

  /// The chapter that was named.
  var chapter: Chapter {
    get throws { try workspace.catalogue.chapter(typed) }
  }

  /// The chapter that was named, if it can be read.
  var chapterWithNotes: Chapter {
    get throws {
      let chapter = try chapter
      guard workspace.exists(chapter.notes) else {
        throw Failure.noNotes(chapter)
      }
      return chapter
    }
  }

  /// The exercise that was named.
  var exercise: Exercise {
    get throws { try workspace.catalogue.exercise(typed) }
  }

  /// The exercise that was named; if none was, the one that is being worked on.
  var exerciseOrCurrent: Exercise {
    get throws {
      guard argument == nil else { return try exercise }
      let record = try LearnerRecord.load(from: workspace)
      return Standings(record, in: workspace).current
    }
  }

  /// The exercises that were named: all, those of a chapter, or one.
  var exercises: [Exercise] {
    get throws {
      guard let argument else { return workspace.catalogue.exercises }
      guard argument.allSatisfy(\.isNumber) else { return [try exercise] }
      let chapter = try chapter
      guard !chapter.exercises.isEmpty else {
        throw Failure.noExercises(in: chapter)
      }
      return chapter.exercises
    }
  }
}
