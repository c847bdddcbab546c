import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Other people's work, graded with this workspace's suites: what is the
  /// learner's own stays as it is.
  @Suite final class SubmissionTests {
    let copy: Copy
    let folder: URL

    init() throws {
      copy = try Copy()
      folder = FileManager.default.temporaryDirectory
        .appending(path: "hand in \(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Puts the solutions into a folder, one of them spoilt.
    private func submission(
      _ name: String, spoiling id: String? = nil
    ) throws -> String {
      let place = folder.appending(path: name)
      try FileManager.default.copyItem(
        at: copy.url("Solutions"), to: place)
      if let id {
        let exercise = try copy.workspace.catalogue.exercise(id)
        let stub = try copy.workspace.stub(of: exercise).first!
        try stub.value.replacing("class", with: "/**/ class").write(
          to: place.appending(path: "\(exercise.path)/\(stub.key)"),
          atomically: true, encoding: .utf8)
      }
      return place.path(percentEncoded: false)
    }

    private func mine() throws -> [String: String] {
      let files =
        copy.workspace.swiftFiles(in: "Exercises") + [LearnerRecord.path]
      return Dictionary(
        uniqueKeysWithValues: files.map {
          ($0, (try? copy.workspace.text($0)) ?? "")
        })
    }

    @Test func `a folder is graded, and the learner's own is left alone`()
      throws
    {
      try copy.solve("1.1", replacing: "visits += 1", with: "")
      let before = try mine()
      let good = try copy.grade("--from", submission("good"))
      #expect(good.code == 0, "\(good.output)")
      #expect(good.line.contains("1.5 SilentWrites solved"))
      #expect(good.line.contains("All of chapter 1: its story, which uses"))
      #expect(!good.output.contains("Next:"))
      let bad = try copy.grade("--from", submission("bad", spoiling: "1.3"))
      #expect(bad.code == 1)
      #expect(bad.line.contains("1.3 ComputedNames started"), "\(bad.output)")
      #expect(try mine() == before)
    }

    @Test func `make takes the folder and the file to write`() throws {
      let path = try submission("bad one", spoiling: "1.2")
      let out = folder.path(percentEncoded: false)
      let run = try copy.run([
        "make", "grade", "FROM=\(path)", "JSON=\(out)/a.json",
      ])
      #expect(run.code == 2, "make knows one code for all failures")
      let record = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.appending(path: "a.json")))
      let fields = try #require(record as? [String: Any])
      #expect(fields["exitCode"] as? Int == 1)
      #expect(fields["from"] as? String == path)
    }

    @Test func `several are graded at once`() throws {
      let paths = try [
        submission("a"), submission("b", spoiling: "1.1"),
      ]
      let runs = try paths.map { path in
        let run = Process()
        let output = Pipe()
        run.executableURL = copy.url(".build/programs/debug/workbook")
        run.arguments = ["grade", "--from", path]
        run.currentDirectoryURL = copy.root
        run.standardOutput = output
        try run.run()
        return (run, output)
      }
      let texts = try runs.map { run, output in
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        run.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
      }
      #expect(texts[0].contains(#/1.1 DeclareAStore +solved/#))
      #expect(texts[1].contains(#/1.1 DeclareAStore +started/#))
      #expect(runs.map(\.0.terminationStatus) == [0, 1])
    }

    @Test(arguments: [
      ("nowhere", "there is no folder nowhere to grade"),
      ("Chapters", "Chapters holds no exercise; it has to be laid out like"),
      (".", ". holds no exercise; FROM=./Exercises does"),
    ])
    func `a folder that will not do is refused`(
      path: String, words: String
    ) throws {
      let run = try copy.grade("--from", path)
      #expect(run.output.hasPrefix(words), "\(run.output)")
      #expect(run.code == 2)
    }
  }
}
