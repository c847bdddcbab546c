// make play, make play E=N.M and make play N=N. The program is a learner's
// files, or a lesson's, and with them a given file that says which screens they
// make.

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
  /// that plays them: it owns the terminal. Without a screen's name an exercise
  /// plays its first, and a lesson asks.
  func playScreen() throws -> Int32 {
    try requireOurs("make play needs our views")
    Interruption.catchSignals()
    var screen = value(of: "--screen").map { [$0] } ?? []
    let (program, title): (TracedProgram, String)
    if let chapter = try chapter {
      program = try TracedProgram(playing: chapter, in: workspace)
      title = "\(chapter.number) \(chapter.name)"
      if screen.isEmpty { screen = [""] }
    } else {
      let exercise = try exercise
      program = try TracedProgram(
        playing: exercise, from: exercise.learnersFolder, in: workspace)
      title = exercise.title
    }
    guard let product = try program.build(display) else { return 1 }
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let command =
      [workspace.url(product).path(percentEncoded: false)] + flags.arguments
      + ["--", title] + screen
    execv(command[0], command.map { strdup($0) } + [nil])
    throw Failure("\(product) can't be started; rm -r .build/running")
  }
}

extension TracedProgram {
  /// The screens of an exercise.
  ///
  /// - Parameter folder: Where its files are taken from: the learner's, the
  ///   stub's or the solution's.
  init(
    playing exercise: Exercise, from folder: String, in workspace: Workspace
  ) throws {
    try self.init(
      playing: exercise.screens, of: exercise.id, named: exercise.name,
      with: workspace.swiftFiles(in: folder), in: workspace)
  }

  /// The screens of a chapter's lesson.
  init(playing chapter: Chapter, in workspace: Workspace) throws {
    let names = workspace.names(in: chapter.path)
    try self.init(
      playing: chapter.screens, of: "chapter \(chapter.number)",
      named: chapter.lesson,
      with: names.filter { $0.hasSuffix(".swift") }
        .map { "\(chapter.path)/\($0)" }, in: workspace)
  }

  private init(
    playing screens: String, of owner: String, named name: String,
    with files: [String], in workspace: Workspace
  ) throws {
    guard workspace.exists(screens) else {
      let chapters = workspace.catalogue.chapters
        .filter { workspace.exists($0.screensFolder) }
        .map { "\($0.number)" }.joined(separator: ", ")
      throw Failure("no screen in \(owner); chapters with screens: \(chapters)")
    }
    self.init(
      workspace: workspace, name: name, folder: ".build/running/play/\(name)",
      files: files + [screens], main: nil,
      mode: workspace.catalogue.mode(of: screens),
      begin: "PlayKit.play(screens, listed)")
  }
}

extension Display.Flags {
  /// The options that were given, for another program.
  fileprivate var arguments: [String] {
    (plain ? ["--plain"] : []) + (width.map { ["--width", "\($0)"] } ?? [])
      + (color.map { [$0 ? "--color" : "--no-color"] } ?? [])
  }
}
