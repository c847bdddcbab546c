// make play, make play E=N.M and make play N=N. The program is a learner's files, or a
// lesson's, and with them a given file that says which screens they make.

import Foundation
import NotesKit

extension Exercise {
  /// The screens that its views make, in the folder of its chapter.
  package var screens: String {
    "Chapters/" + path.replacing("/", with: "/Screens/") + ".swift"
  }
}

extension Chapter {
  /// The screens of its lesson and its exercises.
  package var screensFolder: String { "\(path)/Screens" }
  /// The screens of its lesson.
  package var screens: String { "\(screensFolder)/Lesson.swift" }
}

extension Call {
  /// Builds the screens of an exercise or of a lesson, and becomes the program
  /// that plays them: it owns the terminal.
  func playScreen() throws -> Int32 {
    guard workspace.core == .ours else {
      throw Failure("make play needs our views; leave CORE=Observation out")
    }
    Interruption.catchSignals()
    let (program, arguments) = try programToPlay()
    guard let product = try program.build(display) else { return 1 }
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    become(
      [workspace.url(product).path(percentEncoded: false)] + flags.arguments
        + ["--"] + arguments)
    throw Failure("\(product) cannot be started; rm -r .build/running")
  }

  /// The program, and what it is told: its title, and the name of a screen.
  /// Without a name an exercise plays its first screen, and a lesson asks.
  private func programToPlay() throws -> (TracedProgram, [String]) {
    let screen = value(of: .screen)
    if argument != nil, typed.allSatisfy(\.isNumber) {
      let chapter = try chapter
      return (
        try TracedProgram(playing: chapter, in: workspace),
        ["\(chapter.number) \(chapter.name)", screen ?? ""]
      )
    }
    let exercise = try exerciseOrCurrent
    return (
      try TracedProgram(
        playing: exercise, from: exercise.learnersFolder, in: workspace),
      ["\(exercise.id) \(exercise.name)"] + (screen.map { [$0] } ?? [])
    )
  }
}

extension TracedProgram {
  /// The screens of an exercise.
  ///
  /// - Parameter folder: Where its files are taken from: the learner's, the
  ///   stub's or the solution's.
  init(playing exercise: Exercise, from folder: String, in workspace: Workspace)
    throws
  {
    guard workspace.exists(exercise.screens) else {
      let chapters = workspace.catalogue.chapters.filter {
        $0.exercises.map(\.screens).contains(where: workspace.exists)
      }
      throw Failure(
        """
        no screen in \(exercise.id); chapters with screens: \
        \(chapters.map { "\($0.number)" }.joined(separator: ", "))
        """)
    }
    self.init(
      playing: exercise.screens, exercise.name,
      with: workspace.swiftFiles(in: folder),
      mode: workspace.catalogue.mode(of: exercise.learnersFolder + "/"),
      in: workspace)
  }

  /// The screens of a chapter's lesson.
  init(playing chapter: Chapter, in workspace: Workspace) throws {
    guard workspace.exists(chapter.screens) else {
      let chapters = workspace.catalogue.chapters
        .filter { workspace.exists($0.screens) }
      throw Failure(
        """
        no screen in chapter \(chapter.number); lessons with screens: \
        \(chapters.map { "\($0.number)" }.joined(separator: ", "))
        """)
    }
    self.init(
      playing: chapter.screens, chapter.lesson,
      with: workspace.names(in: chapter.path)
        .filter { $0.hasSuffix(".swift") }.map { "\(chapter.path)/\($0)" },
      mode: chapter.mode, in: workspace)
  }

  private init(
    playing screens: String, _ name: String, with files: [String],
    mode: String, in workspace: Workspace
  ) {
    self.init(
      workspace: workspace, name: name, folder: ".build/running/play/\(name)",
      files: files + [screens], main: nil,
      begin: "PlayKit.play(screens, classes)", mode: mode)
  }
}
