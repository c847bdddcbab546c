import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Other people's work, graded with this workspace's suites.
  @Suite struct SubmissionTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    private func mine() throws -> [String: String] {
      let files =
        copy.workspace.swiftFiles(in: "Exercises") + [LearnerRecord.path]
      return Dictionary(
        uniqueKeysWithValues: files.map {
          ($0, (try? copy.workspace.text($0)) ?? "")
        })
    }

    @Test
    func `two are graded at once, and the learner's own is left alone`() throws
    {
      try copy.solve("1.1", replacing: "visits += 1", with: "")
      let before = try mine()
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "hand in \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let exercise = try copy.workspace.catalogue.exercise("1.3")
      let stub = try #require(copy.workspace.stub(of: exercise).first)
      for name in ["bad", "good"] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: copy.url("Solutions"), to: place)
        guard name == "bad" else { continue }
        try stub.value.replacing("class", with: "/**/ class").write(
          to: place.appending(path: "\(exercise.path)/\(stub.key)"),
          atomically: true, encoding: .utf8)
      }
      let path = folder.path(percentEncoded: false)
      let bad = try copy.start(
        "\(Copy.tool) grade 1 --from '\(path)/bad' --json '\(path)/a.json'")
      let good = try copy.grade("1", "--from", "\(path)/good")

      #expect(good.code == 0, "\(good.output)")
      #expect(good.line.contains("1.5 SilentWrites solved"))
      #expect(good.line.contains("All of chapter 1: its story, which uses"))
      #expect(!good.output.contains("Next:"))
      let words = try bad.end()
      #expect(words.contains(#/1.3 ComputedNames +started/#), "\(words)")
      #expect(bad.process.terminationStatus == 1)
      let record = try copy.record("\(path)/a.json")
      #expect(record["exitCode"] as? Int == 1)
      #expect(record["from"] as? String == "\(path)/bad")
      #expect(try mine() == before)
    }

    @Test(arguments: [
      ("nowhere", "there is no folder nowhere to grade"),
      ("Chapters", "Chapters contains no exercise; it has to be laid out like"),
      (".", ". contains no exercise; FROM=./Exercises has exercises"),
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

extension Copy {
  /// What a record says, whose path is absolute or from the copy's root.
  func record(_ path: String) throws -> [String: Any] {
    let file = path.hasPrefix("/") ? URL(filePath: path) : url(path)
    let record = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(record as? [String: Any])
  }
}
