// The notes of one chapter: filled from its compiled source and its runs, and
// checked against them.

import Course
import Foundation
import NotesKit
import WorkbookKit

extension Chapter {
  var lessonFile: String { "\(path)/Lesson.swift" }
  /// Sources that the compiler has to refuse.
  fileprivate var refusedFolder: String { "\(path)/DoesNotCompile" }
  var storyFile: String { "\(storyFolder)/\(story).swift" }
  /// The output of its lesson in a pipe. Chapter 1 keeps it, and shows that
  /// lessons play without a terminal.
  var transcript: String { "\(path)/Transcript.txt" }
}

/// A chapter whose lesson is built, with everything that its notes can show.
struct ChapterNotes: Sendable {
  let workspace: Workspace
  let chapter: Chapter
  /// The folder of built programs.
  let binaries: String
  let slices: [Slice]
  let runs: [RunRecord]
  /// The code that the macros write, if its notes show that.
  var expansions: [Expansion] = []
}

extension ChapterNotes {
  /// Runs everything that the lesson runs.
  ///
  /// - Parameter binaries: The folder of built programs; nil to build the
  ///   lesson first.
  /// - Throws: A `Failure` if the lesson does not compile or run.
  init(
    of chapter: Chapter, in workspace: Workspace, binaries: String? = nil
  ) throws {
    (self.workspace, self.chapter) = (workspace, chapter)
    self.binaries = try binaries ?? workspace.build(product: chapter.lesson)
    let files = workspace.swiftFiles(in: chapter.path)
    slices = try files.flatMap {
      try AuthorKit.slices(in: try workspace.text($0), file: $0)
    }
    let described = try workspace.run([
      "\(self.binaries)/\(chapter.lesson)", "--runs",
    ])
    guard described.succeeded else { throw Failure(described.output) }
    runs = try JSONDecoder().decode(
      [RunRecord].self, from: Data(described.output.utf8))
    if try workspace.text(chapter.notes).contains("\n```swift expansion ") {
      // As wide as a slice.
      expansions = try workspace.expand(
        files.filter {
          !$0.contains("/DoesNotCompile/") && !$0.contains("/Screens/")
        }, width: 56, modules: "\(self.binaries)/Modules"
      ).expansions
    }
  }

  /// Fills every page that shows this chapter: its notes and, for the first
  /// chapter, the README. Finds everything that is wrong with them.
  func weavePages() throws -> [WovenPage] {
    let files = [chapter.notes] + (chapter.number == 1 ? ["README.md"] : [])
    var pages = try files.map { weave(try workspace.text($0), file: $0) }
    pages[0].findings += unused(by: pages[0])
    pages[0].findings += try refusals(in: pages[0].text)
    return pages
  }

  /// What the lesson prints into a pipe: the same bytes each time.
  /// Nil if the chapter keeps no transcript.
  func transcript() throws -> WovenPage? {
    guard workspace.exists(chapter.transcript) else { return nil }
    let played = try workspace.run([
      "\(binaries)/\(chapter.lesson)", "--width", "72", "--no-color",
    ])
    guard played.succeeded else { throw Failure(played.output) }
    return WovenPage(file: chapter.transcript, text: played.output)
  }

  /// Slices and runs that the notes don't show, names used twice, and slices
  /// that are too large to read.
  private func unused(by woven: WovenPage) -> [Finding] {
    var seen: Set<String> = []
    let ofSlices = slices.flatMap { slice in
      let lines = slice.code.split(separator: "\n")
      let longest = lines.map(\.count).max() ?? 0
      return Finding.those(
        slice.file, slice.line,
        [
          "the notes never show the slice \(slice.name)":
            !woven.usedSlices.contains(slice.name),
          "another slice is also called \(slice.name)":
            !seen.insert(slice.name).inserted,
          "\(slice.name) has \(lines.count) lines; a slice has at most 20":
            lines.count > 20,
          "\(slice.name) has a line of \(longest) columns; at most 56 fit":
            longest > 56,
        ])
    }
    return ofSlices
      + runs.filter { !woven.usedRuns.contains($0.name) }
      .map {
        Finding(chapter.notes, 1, "no output block shows the run \($0.name)")
      }
  }

  /// The code blocks of a page whose first line has a word, each with the name
  /// after it.
  private func blocks(
    _ word: String, in page: String
  ) -> [(name: Substring, text: String, line: Int)] {
    Document(parsing: page).blocks.compactMap { located in
      guard case .code(let info, let text) = located.block,
        info.hasPrefix(word + " ")
      else { return nil }
      return (info.dropFirst(word.count + 1), text, located.line)
    }
  }

  /// Compiles the files that must not compile, and looks for the diagnostics
  /// that the notes quote.
  private func refusals(in notes: String) throws -> [Finding] {
    var quoted: Set<String> = []
    let wrong = try blocks("diagnostic", in: notes).flatMap { block in
      let file = slices.first {
        $0.name == block.name && $0.file.contains("/DoesNotCompile/")
      }?.file
      var faults = ["no slice \(block.name) in \(chapter.refusedFolder)"]
      if let file {
        quoted.insert(file)
        let said = try diagnostics(of: file)
        faults = block.text.split(separator: "\n")
          .filter { line in !said.contains { $0.contains(line) } }
          .map {
            said.isEmpty
              ? "\(file) compiles, but should not"
              : "the compiler doesn't say '\($0)', but '\(said[0])'"
          }
      }
      return faults.map { Finding(chapter.notes, block.line, $0) }
    }
    let files = workspace.swiftFiles(in: chapter.refusedFolder)
    return wrong
      + files.filter { !quoted.contains($0) }
      .map { Finding($0, 1, "no diagnostic block quotes this file") }
  }

  /// The errors that the compiler reports for a file which it should refuse.
  ///
  /// It goes on after checking types, because races are found only then.
  private func diagnostics(of file: String) throws -> [String] {
    let compiled = try workspace.run([
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version",
      workspace.catalogue.mode(of: file), "-I",
      "\(binaries)/Modules", "-I", "Sources/ThreadSlot/include", file,
    ])
    return compiled.output.matches(of: /(?m)^[^|\n]*error: (.*)$/)
      .map { String($0.1) }
  }
}

extension Workspace {
  /// Builds a program and returns the folder that it is in.
  ///
  /// - Throws: A `Failure` with the first error, if it does not compile.
  fileprivate func build(product: String) throws -> String {
    let built = try run(
      [
        "swift", "build", "--build-system", "native", "--disable-index-store",
        "--scratch-path", core.programs, "--product", product,
      ],
      environment: ["ALL": "1"])
    guard built.succeeded else {
      let errors = built.output.matches(of: /(?m)^.*error: .*$/)
      throw Failure(
        errors.first.map { relative(String($0.output)) } ?? built.output)
    }
    return "\(core.programs)/debug"
  }
}

// MARK: - On the toolchain's own Observation

// The notes show what lessons print on our Observation. On the toolchain's own,
// lessons have to print the same, and the compiler has to refuse the same code.

extension ChapterNotes {
  /// Compares the outputs in the notes with those on the core at hand.
  func comparison() throws -> (compared: Int, findings: [Finding]) {
    let notes = try workspace.text(chapter.notes)
    let (compared, findings) = compare(notes)
    return (compared, findings + (try refusals(in: notes)))
  }

  /// Our core alone can print traces and, with an older toolchain, the additions
  /// of Swift 6.4: those outputs aren't compared.
  func compare(_ notes: String) -> (compared: Int, findings: [Finding]) {
    let outputs = blocks("output", in: notes).map { block in
      (block: block, run: runs.first { $0.name == block.name })
    }
    let findings = outputs.compactMap { block, run -> Finding? in
      guard let run else {
        return Finding(chapter.notes, block.line, "no run \(block.name)")
      }
      let expected = untraced(block.text)
      guard run.wasRun, run.output != expected else { return nil }
      return Finding(
        chapter.notes, block.line,
        """
        \(run.name) prints something else on the toolchain's own Observation
        here:
        \(expected)
        there:
        \(run.output)
        """)
    }
    return (outputs.count { $0.run?.wasRun == true }, findings)
  }
}

/// An output without the trace below it.
private func untraced(_ output: String) -> String {
  output.lines.prefix { $0 != traceTitle }
    .reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
}
