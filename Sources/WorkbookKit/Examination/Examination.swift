// Gathers the facts from which make doctor draws its diagnoses.

import Foundation
import NotesKit

/// Looks at the machine and the folder.
struct Examination {
  let workspace: Workspace
  let display: Display
  var environment = ProcessInfo.processInfo.environment

  func diagnoses() -> [Diagnosis] {
    let swift = path(of: "swift")
    return [
      .swift(answer("swift"), at: swift),
      .macros(
        written: try? .written(byMacrosOf: workspace),
        allowed: try? .allowed(by: workspace)),
      .make(answer("make")),
      .program(
        "git", answer("git"),
        else: "needed to update the workspace, and for nothing else"),
      .program(
        "less", answer("less"),
        else: "notes are shown as a whole; PAGER names another pager"),
      editor(),
      folder(),
      .place(workspace.root.path(percentEncoded: false)),
      .disk(free: freeBytes),
      terminal(),
      .build(
        try? workspace.text(".build/programs/debug.yaml"),
        in: workspace.root.path(percentEncoded: false)),
      grader(),
      .progress(
        try? Data(contentsOf: workspace.url(LearnerRecord.path)),
        setAside: workspace.names(in: ".workbook")
          .filter { $0.hasPrefix("progress.damaged") }
          .map { ".workbook/\($0)" }),
    ] + update() + exercises()
  }

  /// The answer of a program to `--version`; nil if there is no such program.
  private func answer(_ program: String) -> String? {
    guard path(of: program) != nil,
      let run = try? workspace.run(
        [program, "--version"], limits: Limits(silence: .seconds(20))),
      run.succeeded
    else { return nil }
    return run.output
  }

  private func path(of program: String) -> String? {
    WorkbookKit.path(ofProgram: program, in: environment)
  }

  /// The editor that `make edit` opens.
  private func editor() -> Diagnosis {
    do {
      let editor = try Editor(environment, for: Place(file: ""))
      return .ok("make edit opens \(editor.name)")
    } catch {
      return .editor(error)
    }
  }

  /// Tries to write a file, because permissions alone do not say that it works.
  private func folder() -> Diagnosis {
    let broken = [".", ".build", ".workbook", "Exercises"].first { folder in
      guard folder == "." || workspace.exists(folder) else { return false }
      let file = workspace.url("\(folder)/.doctor-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      return (try? Data("ok".utf8).write(to: file)) == nil
    }
    return .folder(
      broken == nil || broken == "." ? "this folder" : broken!,
      isWritable: broken == nil)
  }

  private var freeBytes: Int? {
    let facts = try? FileManager.default.attributesOfFileSystem(
      forPath: workspace.root.path(percentEncoded: false))
    return (facts?[.systemFreeSize] as? NSNumber)?.intValue
  }

  private func terminal() -> Diagnosis {
    guard isatty(STDOUT_FILENO) == 1 else {
      return .ok("no terminal: \(display.width) columns, no questions")
    }
    let columns = Display.TerminalFacts.current().columns ?? display.width
    let color = display.color ? "in colour" : "without colour"
    return columns < 40
      ? .note(
        "the terminal has \(columns) columns", "60 and more read better")
      : .ok("a terminal of \(columns) columns, \(color)")
  }

  private func grader() -> Diagnosis {
    let path = ".build/grading/own/lock"
    guard workspace.exists(path) else { return .ok("no grading is running") }
    do {
      guard let lock = try Lock.take(path, in: workspace) else {
        return .note("a grading is running in this folder", "wait for its end")
      }
      return withExtendedLifetime(lock) { .ok("no grading is running") }
    } catch {
      return .wrong("\(path) cannot be written to", "chmod -R u+rwX .build")
    }
  }

  /// An update that was stopped.
  private func update() -> [Diagnosis] {
    workspace.exists(Update.marker)
      ? [.wrong("an update was stopped", "make update puts your files back")]
      : []
  }

  /// Exercises whose files the grader cannot read.
  private func exercises() -> [Diagnosis] {
    let submission = Submission(of: workspace)
    return workspace.catalogue.exercises.compactMap { exercise in
      do {
        _ = try submission.files(of: exercise)
        return nil
      } catch {
        return .wrong(
          Submission.withoutReset("\(error)", of: exercise),
          "make reset E=\(exercise.id)")
      }
    }
  }
}
