// The programs of make play: a learner's files, or a lesson's, and with them a
// given file that says which screens they make.

import Foundation

extension Exercise {
  /// The screens that its views make.
  package var screens: String { "Tests/Screens/\(path).swift" }
}

extension Chapter {
  /// The screens of its lesson.
  package var screens: String { "Tests/Screens/\(folder)/Lesson.swift" }
}

extension Program {
  /// The screens of an exercise.
  ///
  /// - Parameter folder: Where its files are taken from: the learner's, the
  ///   stub's or the solution's.
  init(playing exercise: Exercise, from folder: String, in workspace: Workspace)
  {
    self.init(
      playing: exercise.screens, exercise.name,
      with: workspace.swiftFiles(in: folder),
      mode: workspace.catalogue.mode(of: exercise.learnersFolder + "/"))
  }

  /// The screens of a chapter's lesson.
  init(playing chapter: Chapter, in workspace: Workspace) {
    self.init(
      playing: chapter.screens, chapter.lesson,
      with: workspace.filesOfLesson(chapter), mode: chapter.mode)
  }

  private init(
    playing screens: String, _ name: String, with files: [String], mode: String
  ) {
    self.init(
      name: name, place: "play/\(name)", files: files + [screens],
      start: .code(""),
      support: """
        import PlayKit

        @MainActor func _begin(_ classes: [TracedClass]) {
          PlayKit.play(screens, classes)
        }

        """,
      mode: mode)
  }
}

extension Workspace {
  /// The exercises that have screens.
  var exercisesWithScreens: [Exercise] {
    catalogue.exercises.filter { exists($0.screens) }
  }

  /// The chapters whose lessons have screens.
  var chaptersWithScreens: [Chapter] {
    catalogue.chapters.filter { exists($0.screens) }
  }
}
