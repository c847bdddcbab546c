// make play, make play E=N.M and make play N=N. The program is a learner's files, or a
// lesson's, and with them a given file that says which screens they make.

import Foundation
import NotesKit

extension Exercise {
  /// The screens that its views make.
  package var screens: String { "Tests/Screens/\(path).swift" }
}

extension Chapter {
  /// The screens of its lesson.
  package var screens: String { "Tests/Screens/\(folder)/Lesson.swift" }
}

extension Call {
  /// Builds the screens of an exercise or of a lesson, and becomes the program
  /// that plays them: it owns the terminal. Without a screen's name an exercise
  /// plays its first, and a lesson asks.
  func playScreen() throws -> Int32 {
    guard workspace.core == .ours else {
      throw Failure("make play needs our views; leave CORE=Observation out")
    }
    Interruption.catchSignals()
    var screen = value(of: "--screen").map { [$0] } ?? []
    let (program, title): (TracedProgram, String)
    if argument != nil, typed.allSatisfy(\.isNumber) {
      let chapter = try chapter
      program = try TracedProgram(playing: chapter, in: workspace)
      title = "\(chapter.number) \(chapter.name)"
      if screen.isEmpty { screen = [""] }
    } else {
      let exercise = try exerciseOrCurrent
      program = try TracedProgram(
        playing: exercise, from: exercise.learnersFolder, in: workspace)
      title = "\(exercise.id) \(exercise.name)"
    }
    guard let product = try program.build(display) else { return 1 }
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    become(
      [workspace.url(product).path(percentEncoded: false)] + flags.arguments
        + ["--", title] + screen)
    throw Failure("\(product) cannot be started; rm -r .build/running")
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
    try self.init(
      playing: exercise.screens, exercise.name,
      with: workspace.swiftFiles(in: folder),
      mode: workspace.catalogue.mode(of: exercise.learnersFolder + "/"),
      in: workspace, else: "no screen in \(exercise.id); chapters with screens:"
    ) { $0.exercises.map(\.screens) }
  }

  /// The screens of a chapter's lesson.
  init(playing chapter: Chapter, in workspace: Workspace) throws {
    try self.init(
      playing: chapter.screens, chapter.lesson,
      with: workspace.names(in: chapter.path)
        .filter { $0.hasSuffix(".swift") }.map { "\(chapter.path)/\($0)" },
      mode: chapter.mode, in: workspace,
      else: "no screen in chapter \(chapter.number); lessons with screens:"
    ) { [$0.screens] }
  }

  /// - Throws: A `Failure` if there are no such screens, with the chapters that
  ///   have some.
  private init(
    playing screens: String, _ name: String, with files: [String],
    mode: String, in workspace: Workspace, else words: String,
    _ screensOf: (Chapter) -> [String]
  ) throws {
    guard workspace.exists(screens) else {
      let chapters = workspace.catalogue.chapters.filter {
        screensOf($0).contains(where: workspace.exists)
      }
      throw Failure(
        "\(words) \(chapters.map { "\($0.number)" }.joined(separator: ", "))")
    }
    self.init(
      workspace: workspace, name: name, folder: ".build/running/play/\(name)",
      files: files + [screens], main: nil,
      begin: "PlayKit.play(screens, classes)", mode: mode)
  }
}

extension Display.Flags {
  /// The options that were given, for another program.
  var arguments: [String] {
    (plain ? ["--plain"] : []) + (width.map { ["--width", "\($0)"] } ?? [])
      + (color.map { [$0 ? "--color" : "--no-color"] } ?? [])
  }
}
