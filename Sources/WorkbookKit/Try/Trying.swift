// One round of make try: compile, run, and say how it ended.

import Foundation
import NotesKit

/// A file that is tried out.
struct Trying {
  let workspace: Workspace
  let display: Display
  let file: String

  /// - Throws: A `Failure` if there is no such file.
  init(_ file: String, in workspace: Workspace, _ display: Display) throws {
    guard workspace.facts(file)?.kind == .file, file.hasSuffix(".swift") else {
      throw Failure.noSwiftFile(file)
    }
    self.workspace = workspace
    self.display = display
    self.file = file
  }

  /// The files that are compiled: with one of an exercise, those beside it;
  /// with one of a lesson, the whole lesson.
  var files: [String] {
    if let chapter { return workspace.filesOfLesson(chapter) }
    let folders = workspace.catalogue.exercises.flatMap {
      [$0.learnersFolder, $0.solutionFolder, $0.stubFolder]
    }
    guard let own = folders.first(where: { file.hasPrefix("\($0)/") }) else {
      return [file]
    }
    let beside = workspace.swiftFiles(in: own)
    return beside.contains(file) ? beside : [file] + beside
  }

  /// Compiles the file, and runs it. Its output is written as it comes.
  ///
  /// - Parameter isOver: Whether the run is no longer wanted.
  /// - Returns: 0 if the program ended by itself, else 1.
  func run(isOver: @escaping () -> Bool = { false }) throws -> Int32 {
    let build = ProgramBuild(
      workspace: workspace, program: try program(),
      progress: ProgressLine(display: display), color: display.color)
    switch try build.make() {
    case .refused(let errors):
      write(errors.hasSuffix("\n") ? errors : errors + "\n")
      return 1
    case .made(let product): return try run(product, isOver)
    }
  }

  /// What helps when the beginning of the output has left the window.
  func wayToPages(_ lines: Int) -> String {
    let isScratch = file == Workspace.scratch
    let command = isScratch ? "make try" : "make try FILE=\(file)"
    return "\(lines) lines; to begin at the first: \(command) | less"
  }

  private func run(
    _ product: String, _ isOver: @escaping () -> Bool
  ) throws -> Int32 {
    var isSilent = true
    var lines = 0
    var frames = StackTrace()
    var invocation = Invocation(command: ["./\(product)"])
    invocation.environment = ["SWIFT_BACKTRACE": "enable=no"]
    invocation.isOver = isOver
    invocation.eachLine = { line in
      isSilent = false
      guard !frames.contain(line) else { return }
      write("\(line)\n")
      lines += 1
    }
    let result = try workspace.run(invocation)
    if isOver() { return 0 }
    // A last line without an end.
    let rest = result.output[
      (result.output.lastIndex(where: \.isNewline).map {
        result.output.index(after: $0)
      } ?? result.output.startIndex)...]
    if !rest.isEmpty { write("\(rest)\n") }
    if let rows = Display.TerminalFacts.current().rows, lines >= rows {
      write("\n\(wayToPages(lines))\n")
    }
    switch result.ending {
    case .exit(0):
      if isSilent, rest.isEmpty { write(wordsAfterSilence) }
      return 0
    case .exit(let code):
      write("\nthe program ended itself, with exit code \(code)\n")
    default:
      write("\nthe program stopped: \(Stop.reason(of: result))\n")
    }
    return 1
  }
}

extension Trying {
  /// A program without output. The file of an exercise declares things, and
  /// nothing uses them yet.
  var wordsAfterSilence: String {
    let silence = "\(file) ran, and printed nothing"
    let isOfExercise = workspace.catalogue.exercises.contains {
      file.hasPrefix("\($0.learnersFolder)/")
    }
    guard isOfExercise else { return "\(silence)\n" }
    return Renderer(display).render([
      .paragraph([
        .text(
          """
          \(silence): it only declares. Add lines at its end that use what it \
          declares, and take them out before you grade.
          """)
      ])
    ])
  }
}

/// The addresses that the standard library lists below a fatal error, and that
/// tell a reader nothing.
private struct StackTrace {
  private var hasBegun = false

  mutating func contain(_ line: Substring) -> Bool {
    hasBegun =
      line == "Current stack trace:"
      || hasBegun && line.prefixMatch(of: /\d+ +\S+ +0x/) != nil
    return hasBegun
  }
}

// MARK: - The program

extension Trying {
  /// The chapter, if the file is a part of its lesson.
  private var chapter: Chapter? {
    workspace.catalogue.chapters.first {
      workspace.filesOfLesson($0).contains(file)
    }
  }

  private func program() throws -> Program {
    Program(
      name: moduleName, place: "try/\(moduleName)", files: files,
      start: chapter == nil
        ? .file(file)
        : .code(try runningScenes()),
      support: """
        import PlayKit

        @MainActor func _begin(_ classes: [TracedClass]) {
          \(chapter == nil ? "" : "//") beginTrial(of: classes, \
        width: \(display.width), plain: \(display.plain))
        }

        """,
      mode: workspace.catalogue.mode(of: file))
  }

  /// The statements that run the scenes of a lesson's file.
  private func runningScenes() throws -> String {
    let names = try workspace.text(file)
      .matches(of: /(?m)^(?:@MainActor )?let (\w+) = Run\(/)
      .map { String($0.1) }
    guard !names.isEmpty else {
      throw Failure.noScene(file, in: chapter!)
    }
    return """
      import LessonKit
      MainActor.assumeIsolated {
        Lesson(runs: [\(names.joined(separator: ", "))])
          .showScenes(plain: \(display.plain))
      }

      """
  }

  /// The name of the file, where it can be that of a module.
  private var moduleName: String {
    let name = file.split(separator: "/").last!.dropLast(".swift".count)
    let isFree =
      name.wholeMatch(of: /[A-Za-z]\w*/) != nil
      && !["Swift", "main"].contains(String(name))
      && !workspace.exists("Sources/\(name)")
    return isFree ? String(name) : "Trial"
  }
}

extension Workspace {
  /// The Swift files of a chapter's lesson.
  func filesOfLesson(_ chapter: Chapter) -> [String] {
    names(in: chapter.path).filter { $0.hasSuffix(".swift") }
      .map { "\(chapter.path)/\($0)" }
  }
}
