import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Places that cannot be written to, and a record that cannot be read.
  @Suite struct BadPlaceTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    /// Whether this machine lets its tests mount a disk.
    static let canMount: Bool =
      getuid() == 0
      && (try? Copy().run(["unshare", "-m", "true"]))?.code == 0

    /// Grades with a small disk of its own at a folder.
    private func grade(
      on folder: String, disk options: String
    ) throws -> Copy.Run {
      try FileManager.default.createDirectory(
        at: copy.url(folder), withIntermediateDirectories: true)
      return try copy.run([
        "unshare", "-m", "sh", "-c",
        """
        mount -t tmpfs -o \(options) tmpfs \(folder) &&
        exec .build/programs/debug/workbook grade
        """,
      ])
    }

    @Test(.enabled(if: canMount)) func `a full disk`() throws {
      let run = try grade(on: ".build/grading/own", disk: "size=2m")
      #expect(
        run.output
          == "the disk is full; make room, then grade again: nothing of yours "
          + "is lost\n")
      #expect(run.code == 2)
    }

    @Test(.enabled(if: canMount)) func `a read-only disk`() throws {
      let run = try grade(on: ".build/grading", disk: "ro,size=1m")
      #expect(
        run.output
          == "cannot write .build/grading/own/lock; check its permissions and "
          + "the disk\n")
      #expect(run.code == 2)
    }

    @Test(.enabled(if: canMount))
    func `a record that cannot be kept is said after the verdict`() throws {
      let run = try grade(on: ".workbook", disk: "ro,size=1m")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(run.output.contains("cannot write .workbook/"))
      #expect(run.code == 2)
    }

    @Test(.enabled(if: FileFacts("/dev/full") != nil))
    func `a record for which there is no room does not hide the verdict`()
      throws
    {
      let run = try copy.grade("1.2", "--json", "/dev/full")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(run.output.contains("cannot write /dev/full"))
      #expect(run.code == 2)
    }

    @Test func `a damaged record is set aside and told`() throws {
      let text = "{\"exercises\":"
      try copy.workspace.write(text, to: LearnerRecord.path)
      let run = try copy.grade()
      #expect(
        run.output.contains(
          ".workbook/progress.json cannot be read and is kept as "
            + ".workbook/progress.damaged.json; make grade finds out again "
            + "what is solved\n"), "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"))
      #expect(run.code == 0)
      #expect(
        try copy.workspace.text(".workbook/progress.damaged.json") == text)
      #expect(
        try LearnerRecord.load(from: copy.workspace)
          .exercises["IgnoreACount"]?.solved != nil)
    }

    @Test func `a build that is damaged says how to begin anew`() throws {
      let scratch = ".build/grading/own/scratch"
      let aside = copy.url(".build/aside")
      try? FileManager.default.moveItem(at: copy.url(scratch), to: aside)
      defer {
        try? FileManager.default.removeItem(at: copy.url(scratch))
        try? FileManager.default.moveItem(at: aside, to: copy.url(scratch))
      }
      try copy.workspace.write("no folder", to: scratch)
      try copy.solve("1.2", replacing: "Hello", with: "Hello there")
      let run = try copy.grade()
      #expect(
        run.line.contains("rm -rf .build/grading/own and try again"),
        "\(run.output)")
      #expect(run.code == 2)
    }
  }
}
