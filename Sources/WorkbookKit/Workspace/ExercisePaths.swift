// Where the parts of a chapter and of an exercise lie: the same path under each
// root. All paths go from the workspace's root.

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
  /// What its lesson prints into a pipe.
  var transcript: String { "Tests/Transcripts/\(folder).txt" }
}

/// The file that a learner's file came as.
func shippedPath(of file: String) -> String {
  "Tests/Stubs/" + file.dropFirst("Exercises/".count)
}

extension Exercise {
  /// The learner's files, and the task.
  var learnersFolder: String { "Exercises/\(path)" }
  var task: String { "\(learnersFolder)/Task.md" }
  var solutionFolder: String { "Solutions/\(path)" }
  /// The learner's files as they came.
  var stubFolder: String { "Tests/Stubs/\(path)" }

  /// The suite, and the hints.
  var suiteFolder: String { "Tests/\(path)" }
  var suiteFile: String { "\(suiteFolder)/\(suite).swift" }
  var hints: String { "\(suiteFolder)/Hints.md" }

  /// Right and wrong answers.
  var bankFolder: String { "Tests/Bank/\(path)" }
  /// The mutants that are as good as the solution.
  var equalMutants: String { "\(bankFolder)/Equal.md" }

  /// Each folder that it has. One that is there makes it written.
  var folders: [String] {
    [learnersFolder, solutionFolder, suiteFolder, stubFolder]
  }
}
