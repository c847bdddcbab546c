import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// The recipe for many submissions, as Exercises/README.md prints it.
  @Suite struct RecipeTests {
    @Test func `all are graded, whatever their folders are called`() throws {
      let copy = try Copy()
      let names = [
        "O'Brien", "a blank", "ann$x", "`touch pwn1`", "$(shell touch pwn2)",
        "\"; touch pwn3; \"", "-n", "jörg 日本 #1 & co",
      ]
      let path = try copy.workspace.catalogue.exercise("1.1").path
      let solution = try copy.workspace.text("Solutions/\(path)/Store.swift")
      for name in names {
        let isWrong = name == "-n"
        try copy.workspace.write(
          solution.replacing(isWrong ? "visits += 1" : "none", with: ""),
          to: "handed-in/\(name)/\(path)/Store.swift")
      }
      defer { try? FileManager.default.removeItem(at: copy.url("handed-in")) }
      let before = Set(copy.workspace.names(in: ""))

      let page = try String(
        contentsOf: Copy.origin.appending(path: "Exercises/README.md"),
        encoding: .utf8)
      let blocks = page.components(separatedBy: "```console\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }
      let recipe = try #require(blocks.first { $0.contains("handed-in") })
      let run = try copy.sh(recipe)

      for name in names {
        let record = try copy.record("handed-in/\(name).json")
        #expect(record["from"] as? String == "handed-in/\(name)")
        let exercises = try #require(record["exercises"] as? [[String: Any]])
        #expect(
          exercises[0]["state"] as? String
            == (name == "-n" ? "failing" : "solved"), "\(name)")
        #expect(
          try copy.workspace.text("handed-in/\(name).txt")
            .contains("1.1 DeclareAStore"))
      }
      #expect(
        Set(copy.workspace.names(in: "")) == before, "a name has been run")
      #expect(
        copy.workspace.names(in: "handed-in").count == 3 * names.count,
        "\(run.output)")
    }
  }
}
