// make reset: the shipped files of an exercise take the place of what was
// written there, of which a copy is kept first.

import Foundation
import NotesKit
import Results

extension Call {
  /// Shows the changes and asks; then keeps what was written, and puts the
  /// shipped files in its place. A task has no shipped copy, so git has to
  /// bring it back.
  func resetExercise() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("reset which exercise? make reset E=1.1"))
    let reset = try Reset(of: exercise, in: workspace)
    let hasTask = workspace.exists(exercise.task)
    if !reset.isEmpty {
      write(reset.text(display))
      if display.interactive, !has("--yes") {
        write("Your version is copied first.\n")
        guard ask("Reset \(exercise.id)?", y: "resets") else {
          write("Nothing was changed.\n")
          return 0
        }
      }
      if let backup = try reset.keep() {
        write("Your version is in \(backup)\n")
        write("To restore it: cp -R \(backup)/Exercises .\n")
      }
      try reset.carryOut()
      write("\(exercise.id) is back to its original files.\n")
    } else if hasTask {
      write("\(exercise.id) has its original files.\n")
    }
    if !hasTask { write("\(Failure.missing(exercise.task))\n") }
    return 0
  }
}

/// The files of an exercise that are not as they were shipped.
struct Reset {
  let exercise: Exercise
  let workspace: Workspace
  /// The shipped files that differ or are missing, by the paths they go to.
  private let shipped: [(place: String, stub: String)]
  /// The learner's files that no shipped one replaces.
  private let removed: [String]

  init(of exercise: Exercise, in workspace: Workspace) throws {
    (self.exercise, self.workspace) = (exercise, workspace)
    let (folder, stubs) = (exercise.learnersFolder, exercise.stubFolder)
    let names = workspace.names(in: stubs)
    guard !names.isEmpty else { throw Failure.missing(stubs) }
    shipped = names.map { ("\(folder)/\($0)", "\(stubs)/\($0)") }
      .filter { !workspace.same($0.place, $0.stub) }
    removed = Submission(of: workspace).extraFiles(of: exercise)
      .map { "\(folder)/\($0)" }
  }

  var isEmpty: Bool { shipped.isEmpty && removed.isEmpty }

  /// The lines that go, and those that come.
  func text(_ display: Display) -> String {
    func change(of file: String, to stub: String) -> String {
      guard workspace.isOccupied(file) else {
        return "  is missing, and will be restored\n"
      }
      guard let old = try? workspace.text(file) else { return "  isn't text\n" }
      let new = (try? workspace.text(stub)) ?? ""
      return (display.plain ? "\n" : "  - goes   + comes\n\n")
        + LineDiff(
          from: NumberedLine.lines(of: old), to: NumberedLine.lines(of: new)
        ).text(old: "goes", new: "comes", both: "stays", display: display)
    }
    let going = removed.map { (place: $0, stub: "") }
    return styled(exercise.title, .heading, display: display) + "\n\n"
      + (shipped + going).map { "\($0)\n\(change(of: $0, to: $1))\n" }.joined()
  }

  /// Keeps what was written, and returns the path of the copy; nil if files
  /// are only missing.
  func keep() throws -> String? {
    let written = shipped.map(\.place).filter(workspace.isOccupied) + removed
    return written.isEmpty
      ? nil : try workspace.keepCopy(of: written, for: "reset")
  }

  func carryOut() throws {
    for (place, stub) in shipped { try workspace.replace(place, by: stub) }
    for file in removed { try workspace.remove(file) }
  }
}

// MARK: - Copies of what a learner has written

extension Workspace {
  static let backups = ".workbook/backups"

  /// Keeps a copy of files, which may also be folders or links, before a reset
  /// or an update changes anything. It appears with all of them or not at all,
  /// and the tool never deletes it.
  ///
  ///     .workbook/backups/2026-11-23T024731-reset/Exercises/01-Declaration/…
  ///
  /// - Parameter purpose: The end of its name.
  /// - Returns: The path of the copy.
  func keepCopy(of files: [String], for purpose: String) throws -> String {
    let time = Date.ISO8601FormatStyle(
      timeSeparator: .omitted, timeZone: .current
    )
    .year().month().day().time(includingFractionalSeconds: false)
    .format(Date())
    let name = "\(Self.backups)/\(time)-\(purpose)"
    let partial = "\(Self.backups)/.partial-\(UUID().uuidString)"
    do {
      for file in files {
        try makeFolder(for: "\(partial)/\(file)")
        try FileManager.default.copyItem(
          at: url(file), to: url("\(partial)/\(file)"))
      }
      let backup = (1...).lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
        .first { !exists($0) }!
      try FileManager.default.moveItem(at: url(partial), to: url(backup))
      return backup
    } catch {
      try? FileManager.default.removeItem(at: url(partial))
      throw Failure(
        "\(files[0]) can't be copied to \(Self.backups), so nothing was "
          + "changed; check its permissions and the disk")
    }
  }

  /// Whether something is in a place, be it a link that leads nowhere.
  func isOccupied(_ path: String) -> Bool {
    var status = stat()
    return lstat(url(path).path(percentEncoded: false), &status) == 0
  }
}
