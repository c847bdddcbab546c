// The tree agrees with the table of contents in Package.swift: everything that
// is listed exists, and everything that exists is listed.

import Foundation
import NotesKit
import WorkbookKit

/// Compares the tree with the table in Package.swift.
func treeStep(_ workspace: Workspace) -> StepResult {
  let tree = Tree(workspace: workspace)
  let findings =
    tree.unlisted() + tree.chapterParts() + workspace.exerciseFindings()
    + tree.packages() + workspace.screenFindings()
    + workspace.solutionFindings() + workspace.solvedFirstFindings()
    + workspace.learnersToolFindings()
  let exercises = workspace.catalogue.exercises.count
  return StepResult(
    findings, figure: "\(exercises) exercises, each with all of its parts",
    remedy: "make Package.swift's table and the folders agree")
}

private struct Tree {
  let workspace: Workspace

  private static let roots = [
    "Exercises", "Solutions", "Tests", "Tests/Stubs", "Tests/Bank",
  ]

  /// Numbered folders that the table does not list.
  func unlisted() -> [Finding] {
    let listed = workspace.catalogue.chapters
    let chapters = Set(listed.map(\.folder))
    let exercises = Set(listed.flatMap(\.exercises).map(\.path))
    var found: [Finding] = []
    func numbered(in folder: String) -> [String] {
      workspace.names(in: folder).filter { $0.contains(/^[0-9]+-\w+$/) }
    }
    for root in Self.roots + ["Chapters"] {
      for folder in numbered(in: root) {
        if !chapters.contains(folder) {
          found.append(
            Finding(
              "Package.swift", tableLine,
              "the table does not list \(root)/\(folder)"))
        }
        for name in numbered(in: "\(root)/\(folder)")
        where root != "Chapters" && !exercises.contains("\(folder)/\(name)") {
          found.append(
            Finding(
              "Package.swift", tableLine,
              "the table does not list \(root)/\(folder)/\(name)"))
        }
      }
    }
    return found
  }

  /// Parts that a written chapter lacks.
  func chapterParts() -> [Finding] {
    workspace.catalogue.chapters.flatMap { chapter -> [Finding] in
      let needed = [
        chapter.notes, chapter.lessonFile,
        chapter.storyFile,
      ]
      guard !chapter.exercises.isEmpty else {
        return [
          Finding(
            "Package.swift", tableLine,
            """
            \(chapter.name) has no exercise; make new-exercise \
            E=\(chapter.number).1 begins one
            """)
        ]
      }
      return needed.filter { !workspace.exists($0) }.map {
        Finding($0, 1, "is missing")
      }
    }
  }

  /// Packages that the manifest names; the workspace depends on none.
  func packages() -> [Finding] {
    let lines = ((try? workspace.text("Package.swift")) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $0.element.contains(".package(") }.map {
      Finding(
        "Package.swift", $0.offset + 1,
        "names a package; the workspace needs none")
    }
  }

  /// The line of the manifest's table.
  private var tableLine: Int {
    let lines = ((try? workspace.text("Package.swift")) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex(of: "let chapters = [") ?? 0)
  }
}
