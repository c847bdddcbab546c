// The places of the parts of a chapter and of an exercise: the same path under
// each root. All paths go from the workspace's root.

extension Chapter {
  package var path: String { "Chapters/\(folder)" }
  package var notes: String { "\(path)/Notes.md" }
  package var lessonFile: String { "\(path)/Lesson.swift" }
  /// Sources that the compiler has to refuse.
  package var refusedFolder: String { "\(path)/DoesNotCompile" }
  /// Tests that its notes show.
  var notesTestsFolder: String { "\(path)/Tests" }

  /// The suites of its exercises, and its story.
  package var testsFolder: String { "Tests/\(folder)" }
  package var storyFolder: String { "\(testsFolder)/Story" }
  package var storyFile: String { "\(storyFolder)/\(story).swift" }
  var stubsFolder: String { "Tests/Stubs/\(folder)" }
  /// The output of its lesson in a pipe.
  package var transcript: String { "Tests/Transcripts/\(folder).txt" }
}

/// The shipped form of a learner's file.
func shippedPath(of file: String) -> String {
  "Tests/Stubs/" + file.dropFirst("Exercises/".count)
}

extension Exercise {
  /// The learner's files, and the task.
  package var learnersFolder: String { "Exercises/\(path)" }
  package var task: String { "\(learnersFolder)/Task.md" }
  package var solutionFolder: String { "Solutions/\(path)" }
  /// The learner's files as they were shipped.
  package var stubFolder: String { "Tests/Stubs/\(path)" }

  /// The suite, and the hints.
  package var suiteFolder: String { "Tests/\(path)" }
  package var suiteFile: String { "\(suiteFolder)/\(suite).swift" }
  package var hints: String { "\(suiteFolder)/Hints.md" }

  /// Right and wrong answers.
  package var bankFolder: String { "Tests/Bank/\(path)" }
  /// The mutants that are as good as the solution.
  package var equalMutants: String { "\(bankFolder)/Equal.md" }

  /// Its folders. If one of them exists, the exercise counts as written.
  var folders: [String] {
    [learnersFolder, solutionFolder, suiteFolder, stubFolder]
  }
}
