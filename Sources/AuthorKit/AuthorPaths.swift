// The places of what only authors touch, from the workspace's root.

import WorkbookKit

extension Chapter {
  var lessonFile: String { "\(path)/Lesson.swift" }
  /// Sources that the compiler has to refuse.
  var refusedFolder: String { "\(path)/DoesNotCompile" }
  /// Tests that its notes show.
  var notesTestsFolder: String { "\(path)/Tests" }
  var storyFile: String { "\(storyFolder)/\(story).swift" }
  /// The output of its lesson in a pipe.
  var transcript: String { "Tests/Transcripts/\(folder).txt" }
}
