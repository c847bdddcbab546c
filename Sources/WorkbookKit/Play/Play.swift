// make play E=N.M and make play N=N.

import Foundation
import NotesKit

extension Call {
  /// Builds the screens of an exercise or of a lesson, and becomes the program
  /// that plays them: it owns the terminal.
  func playScreen() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.playsOurs }
    Interruption.catchSignals()
    let (program, arguments) = try programToPlay()
    let build = ProgramBuild(
      workspace: workspace, program: program,
      progress: ProgressLine(display: display), color: display.color)
    switch try build.make() {
    case .refused(let errors):
      write(errors.hasSuffix("\n") ? errors : errors + "\n")
      return 1
    case .made(let product):
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      become(
        [workspace.path(product)] + flags.arguments + ["--"] + arguments)
      throw Failure("\(product) cannot be started; rm -r .build/running")
    }
  }

  /// The program, and what it is told: its title, and the name of a screen.
  /// Without a name an exercise plays its first screen, and a lesson asks.
  private func programToPlay() throws -> (Program, [String]) {
    let name = typed
    let screen = value(of: .screen)
    if name.allSatisfy(\.isNumber) {
      let chapter = try chapter
      guard workspace.exists(chapter.screens) else {
        throw Failure.noScreens(in: chapter, of: workspace)
      }
      return (
        Program(playing: chapter, in: workspace),
        ["\(chapter.number) \(chapter.name)", screen ?? ""]
      )
    }
    let exercise = try exercise
    guard workspace.exists(exercise.screens) else {
      throw Failure.noScreens(in: exercise, of: workspace)
    }
    return (
      Program(playing: exercise, from: exercise.learnersFolder, in: workspace),
      ["\(exercise.id) \(exercise.name)"] + (screen.map { [$0] } ?? [])
    )
  }
}
