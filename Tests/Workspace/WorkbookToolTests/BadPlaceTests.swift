import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Places that can't be written to, and a record that cannot be read.
  @Suite struct BadPlaceTests {
    let copy: Copy
    private let verdict = "1.2 IgnoreACount solved"

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    /// Whether this machine lets its tests mount a disk.
    static let canMount: Bool =
      getuid() == 0 && (try? Copy().sh("unshare -m true"))?.code == 0

    @Test(
      .enabled(if: canMount),
      arguments: [
        (
          ".build/grading/own", "size=2m", false,
          "the disk is full; free some space, then grade again: nothing is lost"
        ),
        (
          ".build/grading", "ro,size=1m", false,
          "cannot write .build/grading/own/lock; check its permissions and the "
            + "disk"
        ),
        (".workbook", "ro,size=1m", true, "cannot write .workbook/"),
      ])
    func `a full or read-only disk is named, below the verdict if there is one`(
      folder: String, disk: String, isGraded: Bool, words: String
    ) throws {
      try FileManager.default.createDirectory(
        at: copy.url(folder), withIntermediateDirectories: true)
      let run = try copy.sh(
        """
        exec unshare -m sh -c 'mount -t tmpfs -o \(disk) tmpfs \(folder) &&
        exec \(Copy.tool) grade'
        """)
      #expect(run.line.contains(verdict) == isGraded, "\(run.output)")
      if isGraded {
        #expect(run.line.contains(words), "\(run.output)")
      } else {
        #expect(run.output == words + "\n")
      }
      #expect(run.code == 2)
    }

    @Test(.enabled(if: FileFacts("/dev/full") != nil))
    func `a record for which there is no room does not hide the verdict`()
      throws
    {
      let run = try copy.grade("1.2", "--json", "/dev/full")
      #expect(run.line.contains(verdict), "\(run.output)")
      #expect(run.output.contains("cannot write /dev/full"))
      #expect(run.code == 2)
    }

    @Test func `a damaged record is set aside and named`() throws {
      try copy.workspace.write("{\"exercises\":", to: LearnerRecord.path)
      let run = try copy.grade()
      #expect(
        run.output.contains(
          ".workbook/progress.json can't be read, so it was renamed "
            + ".workbook/progress.damaged.json; make grade finds out again "
            + "what's solved\n"), "\(run.output)")
      #expect(run.line.contains(verdict))
      #expect(run.code == 0)
      #expect(
        try LearnerRecord.load(from: copy.workspace)
          .exercises["IgnoreACount"]?.solved != nil)
    }
  }
}
