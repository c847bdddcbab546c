// The places of the parts of a chapter and of an exercise: the same path under
// each root. All paths go from the workspace's root.

extension Chapter {
  var path: String { "Chapters/\(folder)" }
  var notes: String { "\(path)/Notes.md" }
  var lessonFile: String { "\(path)/Lesson.swift" }
  /// Sources that the compiler has to refuse.
  var refusedFolder: String { "\(path)/DoesNotCompile" }
  /// Tests that its notes show.
  var notesTestsFolder: String { "\(path)/Tests" }

  /// The suites of its exercises, and its story.
  var testsFolder: String { "Tests/\(folder)" }
  var storyFolder: String { "\(testsFolder)/Story" }
  var storyFile: String { "\(storyFolder)/\(story).swift" }
  var stubsFolder: String { "Tests/Stubs/\(folder)" }
  /// The output of its lesson in a pipe.
  var transcript: String { "Tests/Transcripts/\(folder).txt" }
}

/// The shipped form of a learner's file.
func shippedPath(of file: String) -> String {
  "Tests/Stubs/" + file.dropFirst("Exercises/".count)
}

extension Exercise {
  /// The learner's files, and the task.
  var learnersFolder: String { "Exercises/\(path)" }
  var task: String { "\(learnersFolder)/Task.md" }
  var solutionFolder: String { "Solutions/\(path)" }
  /// The learner's files as they were shipped.
  var stubFolder: String { "Tests/Stubs/\(path)" }

  /// The suite, and the hints.
  var suiteFolder: String { "Tests/\(path)" }
  var suiteFile: String { "\(suiteFolder)/\(suite).swift" }
  var hints: String { "\(suiteFolder)/Hints.md" }

  /// Right and wrong answers.
  var bankFolder: String { "Tests/Bank/\(path)" }
  /// The mutants that are as good as the solution.
  var equalMutants: String { "\(bankFolder)/Equal.md" }

  /// Its folders. If one of them exists, the exercise counts as written.
  var folders: [String] {
    [learnersFolder, solutionFolder, suiteFolder, stubFolder]
  }
}
