// make try, and with FILE=path, E=N.M, WATCH=1 and MODE=6.
// TracedProgram compiles the file; the scratch file is at the end.

import Foundation
import NotesKit

extension Call {
  /// - Returns: 0 if the program ended by itself, else 1.
  func tryOut() throws -> Int32 {
    try requireOurs("make try traces our Observation")
    Interruption.catchSignals()
    let isNew = try argument == nil && workspace.makeScratch()
    let file = try workspace.fileToTry(argument)
    if isNew { write("made \(file), to edit and to run again\n\n") }
    let mode = value(of: "--mode") ?? workspace.catalogue.mode(of: file)
    guard ["5", "6"].contains(mode) else {
      throw Failure("there is no Swift \(mode) mode here; MODE is 5 or 6")
    }
    return has("--watch")
      ? try runWheneverSaved(file, mode: mode) : try run(file, mode: mode)
  }

  /// Compiles a file, and runs it. Where the language mode may matter, the last
  /// line says which one it was.
  ///
  /// - Parameter isOver: Whether the run is no longer wanted.
  @discardableResult
  private func run(
    _ file: String, mode: String, isOver: @escaping () -> Bool = { false }
  ) throws -> Int32 {
    let files = workspace.filesBeside(file)
    if try workspace.text(file).contains(/(?m)^@main\b/) {
      throw Failure(
        "\(file) has a @main, but make try runs the statements at the top "
          + "level of a file; write there what the @main does")
    }
    let program = TracedProgram(
      workspace: workspace, name: "Tried",
      folder: ".build/running/try/\(file.split(separator: "/").last!)",
      files: files, main: file, mode: mode,
      begin: "beginTracing(of: classes, listed, width: \(display.width), "
        + "plain: \(display.plain))")
    let code = try run(program, isOver: isOver)
    if !isOver(),
      try mode == "6" || files.map(workspace.text).contains(where: isConcurrent)
    {
      let other = mode == "5" ? "6" : "5"
      write("\ncompiled in the Swift \(mode) mode; ")
      write("MODE=\(other) tries the other\n")
    }
    return code
  }

  /// Runs a program. Its output is written as it comes.
  private func run(
    _ program: TracedProgram, isOver: @escaping () -> Bool
  ) throws -> Int32 {
    guard let product = try program.build(display) else { return 1 }
    let warnings = try program.warnings()
    if !warnings.isEmpty { write("\(warnings)\n") }
    var invocation = Invocation(command: ["./\(product)"])
    invocation.environment = ["SWIFT_BACKTRACE": "enable=no"]
    invocation.isOver = isOver
    invocation.eachLine = { line in
      // The addresses below a fatal error tell a reader nothing.
      let address = /Current stack trace:$|\d+ +\S+ +0x[0-9a-f]{12}/
      if line.prefixMatch(of: address) == nil { write("\(line)\n") }
    }
    let result = try workspace.run(invocation)
    if isOver() { return 0 }
    let rest = result.output.reversed().prefix { !$0.isNewline }
    if !rest.isEmpty { write(String(rest.reversed()) + "\n") }
    switch result.ending {
    case .exit(0):
      if result.output.isEmpty {
        write(workspace.wordsAfterSilence(of: program.main!, display))
      }
      // The toolchain's Observation says nothing of what it tracks.
      if try program.files.contains(where: {
        try workspace.text($0).contains(/(?m)^import Observation\b/)
      }) {
        write("\nnothing is shown of what was tracked: import ObservationCore ")
        write("instead\nof Observation, and make try shows it\n")
      }
      return 0
    case .exit(let code):
      write("\nthe program ended itself, with exit code \(code)\n")
    default:
      write("\nthe program stopped: \(Stop.reason(of: result))\n")
    }
    return 1
  }

  /// Runs a file again whenever it is saved, until q or Ctrl-C. A save ends what
  /// still runs.
  ///
  /// - Returns: 0; 128 and the signal's number, if another signal ended it.
  private func runWheneverSaved(_ file: String, mode: String) throws -> Int32 {
    let keys = Keyboard.listen() == nil ? "Ctrl-C quits" : "q quits"
    var saves = FileChanges(in: workspace) { workspace.filesBeside(file) }
    var isDue = true
    // A change is taken once, and here it is asked for more than once.
    func isSaved() -> Bool {
      if !isDue { isDue = !saves.take().isEmpty }
      return isDue
    }
    return try untilLeft {
      guard isSaved() else { return }
      isDue = false
      write(
        display.clearing + styled("Trying \(file)", .heading, display: display)
          + "  " + styled(keys, .dim, display: display) + "\n\n")
      do {
        try run(file, mode: mode, isOver: isSaved)
      } catch let failure as Failure {
        write("\(failure)\n")
      }
      write("\n\(styled("waiting for a change", .dim, display: display))\n")
    }
  }
}

/// Whether some code uses words of concurrency, which the language modes judge
/// differently.
func isConcurrent(_ code: String) -> Bool {
  let words: Set = [
    "actor", "async", "await", "nonisolated", "isolated", "sending", "Task",
    "Sendable", "Thread", "DispatchQueue", "Mutex", "Observations",
    "@MainActor", "@Sendable", "@concurrent", "@globalActor",
  ]
  return SwiftTokens.of(code).contains {
    ![.comment, .string].contains($0.role) && words.contains($0.text)
  }
}

extension Workspace {
  /// The file that is meant: by its path, or by the exercise that it belongs
  /// to; the scratch file if nothing was named.
  func fileToTry(_ name: String?) throws -> String {
    var file = relative(String((name ?? Self.scratch).trimmingPrefix("./")))
    if !file.hasSuffix(".swift") {
      file = self.file(of: try catalogue.exercise(file))
    }
    guard facts(file)?.kind == .file else {
      throw Failure(
        "there is no Swift file \(file); FILE is a path from this folder, and "
          + "without it make try runs \(Self.scratch)")
    }
    return file
  }

  /// A program without output. The file of an exercise declares things, and
  /// nothing uses them yet.
  func wordsAfterSilence(of file: String, _ display: Display) -> String {
    let silence = "\(file) ran, and printed nothing"
    let isOfExercise = catalogue.exercises.contains {
      file.hasPrefix("\($0.learnersFolder)/")
    }
    guard isOfExercise else { return "\(silence)\n" }
    return display.filled(
      "\(silence): it only has declarations. Add lines at the end that use "
        + "them, and remove those lines before you grade.")
  }

  /// The files that are compiled with a file: those beside it, if it belongs to
  /// an exercise.
  func filesBeside(_ file: String) -> [String] {
    let own = catalogue.exercises.flatMap {
      [$0.learnersFolder, $0.solutionFolder, $0.stubFolder]
    }.first { file.hasPrefix("\($0)/") }
    return own.map(swiftFiles) ?? [file]
  }

  /// The file that is tried out if no other is named. It is the learner's: git
  /// ignores it, no reset touches it, nothing grades it.
  package static let scratch = "Exercises/Scratch.swift"

  /// Makes the scratch file if it is not there, and returns whether it did.
  func makeScratch() throws -> Bool {
    guard facts(Self.scratch) == nil else { return false }
    try write(firstScratch, to: Self.scratch)
    return true
  }
}

let firstScratch = """
  // A file for experiments: nothing here is graded.
  //
  //     make try         runs it, and shows below its output what was tracked
  //     make try WATCH=1 runs it again whenever you save
  //
  // Before you run it, predict its output.

  import ObservationCore

  @Observable
  final class Truck {
    var name = "Blue Whale"
    var donuts = 3
  }

  let truck = Truck()

  withObservationTracking {
    print("the truck is called", truck.name)
  } onChange: {
    print("its name is about to change")
  }

  truck.donuts = 2
  truck.name = "Red Fox"
  truck.name = "Grey Owl"

  // Try these, one at a time, and predict each result:
  // - Read truck.donuts in the first closure, too.
  // - Print truck.name in onChange. Is it the old name or the new one?
  // - Write @ObservationIgnored in front of var name.
  // - Track again in onChange, so that the last change is observed, too.
  // - Import ViewCore, write a View, and show it:
  //     let host = ViewHost(TruckView(truck: truck))
  //     print(host.screen)

  """
