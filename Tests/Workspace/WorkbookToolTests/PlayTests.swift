import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

extension Torture {
  /// Screens, built with stubs, with solutions and with lessons.
  @Suite(.serialized) struct PlayTests {
    static let workspace = try! Workspace(root: Copy.origin)

    /// Those that are built: all, if TORTURE=all says so; else the first
    /// exercise of each chapter.
    static let exercises = workspace.catalogue.exercises.filter {
      let isThorough = ProcessInfo.processInfo.environment["TORTURE"] == "all"
      return workspace.exists($0.screens)
        && (isThorough || $0.id.hasSuffix(".1"))
    }

    /// Builds a program, and plays some lines on each screen.
    ///
    /// - Returns: What is seen on them.
    private func play(
      _ program: TracedProgram, _ lines: String, screens: [String?] = [nil]
    ) throws -> [String] {
      let product = try #require(
        try program.build(Display()), "\(program.name)")
      let moves = Copy.origin.appending(path: ".build/running/moves.txt")
      try lines.write(to: moves, atomically: true, encoding: .utf8)
      return try screens.map { screen in
        let run = try Self.workspace.run(
          ["sh", "-c", #"exec "$0" "$@" < .build/running/moves.txt"#, product]
            + ["--", program.name] + (screen.map { [$0] } ?? []),
          limits: Limits(time: .seconds(20)))
        #expect(run.ending == .exit(0), "\(program.name): \(run.output)")
        return run.output
      }
    }

    @Test(arguments: exercises)
    func `a screen is played with the stub and with the solution`(
      exercise: Exercise
    ) throws {
      for folder in [exercise.stubFolder, exercise.solutionFolder] {
        let program = try TracedProgram(
          playing: exercise, from: folder, in: Self.workspace)
        let once = try play(program, "help\ntap 1\nwhy\nundo\n")[0]
        #expect(once.contains("\n> why\n"), "\(folder): \(once)")
        #expect(once.contains("\n> undo\nundid: tap 1\n"), "\(once)")
        #expect(
          once.contains(#/\n(Buttons|Switches): 1 /#), "\(folder): \(once)")
      }
    }

    @Test(
      arguments: workspace.catalogue.chapters.filter {
        workspace.exists($0.screens)
      })
    func `the screens of a lesson are played`(chapter: Chapter) throws {
      let program = try TracedProgram(playing: chapter, in: Self.workspace)
      let names = try Self.workspace.text(chapter.screens)
        .matches(of: #/Screen\("([^"]+)"\)/#).map { String($0.1) }
      #expect(!names.isEmpty)
      let texts = try play(program, "tap 1\nwhy\n", screens: names)
      for (name, text) in zip(names, texts) {
        #expect(text.hasPrefix("\(program.name): \(name)\n"), "\(text)")
        #expect(text.contains("\n> why\n"), "\(text)")
      }
    }
  }
}
