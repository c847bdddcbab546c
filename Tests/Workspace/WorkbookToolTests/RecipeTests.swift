import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

extension Torture {
  /// The recipe for many submissions, as Exercises/README.md prints it.
  @Suite struct RecipeTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    @Test func `all are graded, whatever their folders are called`() throws {
      let names = [
        "O'Brien", "ann$x", "a blank", "jörg", "`touch pwn1`",
        "$(shell touch pwn2)", "\"; touch pwn3; \"", "-n", "日本 #1 & co",
      ]
      let path = try copy.workspace.catalogue.exercise("1.1").path
      let solution = try copy.workspace.text("Solutions/\(path)/Store.swift")
      for name in names {
        // Whoever is called by a short name has it wrong.
        try copy.workspace.write(
          name.count < 5
            ? solution.replacing("visits += 1", with: "") : solution,
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
      let run = try copy.run(["sh", "-c", recipe])

      for name in names {
        let record = try JSONSerialization.jsonObject(
          with: Data(contentsOf: copy.url("handed-in/\(name).json")))
        let fields = try #require(record as? [String: Any])
        #expect(fields["from"] as? String == "handed-in/\(name)")
        let exercises = try #require(fields["exercises"] as? [[String: Any]])
        #expect(
          exercises[0]["state"] as? String
            == (name.count < 5 ? "failing" : "solved"), "\(name)")
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
