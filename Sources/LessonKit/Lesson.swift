// The map of this module, which plays a chapter. A lesson goes this way:
//
//   Lesson        the entry of every chapter's program: reads the notes, asks
//                 NotesKit what the output can show, and plays
//   Script        cuts the notes into sections, and these into steps
//   Player        plays the steps: straight into a pipe, or with a person
//   Conversation  the way of a person, who predicts what each run prints; a
//                 Reply is what was typed
//   Pages         a section as pages: what belongs together, and what fits
//   Run           a piece of code and its output, with its Prediction; one that
//                 stops the program has a process of its own
//   TraceDrawing  draws the trace of a run below its output
//   Bookmark      keeps the place in a lesson, and finds the exercise that
//                 comes next; Course's AnswerRecord keeps the answers
//   Goodbye       what is said at Ctrl-C
//
// NotesKit's Console is the terminal.

import Course
import Foundation
import NotesKit

/// An error that stops a lesson, as one line with its remedy.
struct LessonError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A chapter that can be played: its notes, and the runs that they show.
///
///     @main enum DeclarationLesson {
///       static func main() { Lesson(runs: [observing]).main() }
///     }
public struct Lesson {
  let runs: [Run]
  private let folder: URL

  /// - Parameter file: A file in the chapter's folder, which holds `Notes.md`.
  public init(runs: [Run], file: String = #filePath) {
    self.runs = runs
    folder = URL(filePath: file).deletingLastPathComponent()
  }

  /// Plays the lesson as the command line says, or ends the program with a
  /// message.
  public func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private func run(_ arguments: [String]) throws {
    var arguments = arguments
    let flags = try Display.Flags(parsing: &arguments)
    if arguments.count == 2, arguments[0] == runsAlone,
      let stop = runs.first(where: { $0.name == arguments[1] })?.stop
    {
      return runUntilStop(stop)
    }
    switch arguments {
    case []:
      let console = Console.terminal(flags)
      if console.display().interactive {
        Console.dropTypedKeys()
        Goodbye.catchInterrupt(chapter: number)
      }
      try play(console, kept: Goodbye.set) {
        FileHandle.standardError.write(Data("\($0)\n".utf8))
      }
    case ["--runs"]: try describeRuns()
    default:
      throw LessonError(
        """
        a lesson doesn't take \(arguments.joined(separator: " ")), only \
        --plain, --width N, --color and --no-color
        """)
    }
  }

  /// Plays the lesson on a console.
  ///
  /// - Parameters:
  ///   - kept: A closure that is told at each section whether the lesson would
  ///     go on there.
  ///   - notice: A closure that is called at the end with each problem that did
  ///     not stop the lesson, once.
  func play(
    _ console: Console, kept: (Bool) -> Void = { _ in },
    notice: (String) -> Void
  ) throws {
    let notes = Document(parsing: try text())
    let script = try Script(notes: notes, runs: runs)
    // A lesson goes on even if a place or an answer cannot be kept.
    var problems: [String] = []
    func add(_ problem: String?) {
      if let problem, !problems.contains(problem) { problems.append(problem) }
    }
    var answers: [String: Bool] = [:]
    let player = Player(
      script: script, console: console,
      answered: {
        answers[$0.name] = $1 == $0.prediction?.right
        add(keep($1, to: $0))
      })
    guard console.display().interactive else {
      return try player.playStraight()
    }

    let bookmark = Bookmark(file: bookmarkFile)
    kept(bookmark.section != nil)
    guard let start = start(of: script, bookmark, console) else { return }
    let left = try player.play(from: start) { index in
      let title = index > 0 ? script.sections[index].title : nil
      let problem = bookmark.set(title)?.description
      add(problem)
      kept(title != nil && problem == nil)
    }
    if left == nil {
      kept(false)
      add(bookmark.set(nil)?.description)
      if !answers.isEmpty {
        let right = answers.values.count(where: \.self)
        console.write(
          "You got \(right) of \(answers.count) predictions right.\n"
            + (right == answers.count
              ? "" : "Later, make review will take you back to the others.\n"))
      }
      let exercise = firstToSolve(
        inChapter: folder.lastPathComponent, of: root)
      console.write(
        exercise.map { "Now it's your turn.\nNext: make task E=\($0)\n" }
          ?? "You've solved its exercises: make progress shows what's next.\n")
      if let line = lineOfPath { console.write("\n\(line)\n") }
    } else if bookmark.section != nil {
      console.write(Goodbye.placeIsKept(inChapter: number) + "\n")
    }
    problems.forEach(notice)
  }

  /// Keeps an answer to the prediction of a run.
  ///
  /// - Returns: A problem, if there is one.
  private func keep(_ choice: Int, to run: Run) -> String? {
    let chapter = folder.lastPathComponent.drop { $0 != "-" }.dropFirst()
    let answer = AnswerRecord.Answer(
      chapter: String(chapter), scene: run.name, choice: choice,
      isRight: choice == run.prediction?.right)
    var problem: String?
    do {
      try AnswerRecord.append(answer, to: root) { problem = $0 }
    } catch {
      problem = error.description
    }
    return problem
  }

  private func text() throws -> String {
    do {
      return try String(
        contentsOf: folder.appending(path: "Notes.md"), encoding: .utf8)
    } catch {
      let path = "Chapters/\(folder.lastPathComponent)/Notes.md"
      throw LessonError("\(path) cannot be read; git restore \(path)")
    }
  }

  /// The section to begin with: the first, or the one where the reader left;
  /// nil to leave.
  private func start(
    of script: Script, _ bookmark: Bookmark, _ console: Console
  ) -> Int? {
    guard
      let section = bookmark.section,
      let index = script.sections.firstIndex(where: { $0.title == section }),
      index > 0
    else { return 0 }
    // Two lines, because a title may be long.
    var prompt =
      "You left at “\(section)”.\n"
      + "Enter continues there, 1 starts over, q quits: "
    let reader = ReplyReader(
      titles: script.sections.map(\.title), enter: "Enter continues there",
      others: "1 starts over, q quits")
    while let answer = console.ask(Prompt(prompt, takesKey: true)) {
      var reply: Reply? = reader.reply(to: answer)
      if answer.filter({ !$0.isWhitespace }) == "1" { reply = .section(0) }
      if reply == .elsewhere { reply = console.askSection(of: reader.titles) }
      switch reply {
      case .on: return index
      case .section(let other): return other
      case .leave: return nil
      case .unknown(let what): prompt = what
      default: prompt = "Enter continues there, 1 starts over, q quits: "
      }
    }
    return nil
  }

  /// What is left of the learner's path, now that this lesson was played.
  private var lineOfPath: String? {
    let name = folder.lastPathComponent.drop { $0 != "-" }.dropFirst()
    let left = TimeLeft(
      in: root, solved: solvedExercises(in: root), ended: String(name))
    return Int(number).flatMap { left.line(after: $0) }
  }

  /// The number of the chapter, which its folder has in front: `03-Tracking`.
  private var number: String {
    "\(folder.lastPathComponent.prefix { $0 != "-" }.drop { $0 == "0" })"
  }

  /// The folder of the workspace.
  private var root: URL { folder.appending(path: "../..").standardized }

  private var bookmarkFile: URL {
    root.appending(path: ".workbook/lessons/\(folder.lastPathComponent)")
  }

  /// Prints the output and the questions of all runs, for the weaver.
  private func describeRuns() throws {
    let records = try runs.map { run in
      RunRecord(
        name: run.name, output: try run.output(),
        question: run.prediction?.asked,
        reasons: run.prediction?.explained)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    write(String(decoding: try encoder.encode(records), as: UTF8.self) + "\n")
  }
}
