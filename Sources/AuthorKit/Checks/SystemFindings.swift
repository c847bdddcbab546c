// The gate runs on Linux, with one toolchain. These words work there, and not
// on macOS or with another toolchain that the README promises.

import Foundation
import WorkbookKit

/// Words, and what to write instead.
private typealias Rules = [(words: String, instead: String)]

private let swiftRules: Rules = [
  ("import Glibc", "import Foundation, or #if canImport(Glibc)"),
  ("/proc/", "something else; macOS has no such folder"),
  (".st_mtim.", "#if canImport(Darwin); it is st_mtimespec there"),
  ("prctl(", "something else; macOS has no such call"),
  ("weak let ", "weak var; not all toolchains of 6.2 have the other"),
  ("pid=,", "one -o for each column"),
]
private let shellRules: Rules =
  (1...9).map {
    ("timeout \($0)", "nothing; macOS has no such command")
  } + [
    ("pid=,", "one -o for each column"),
    ("sed -i ", "a new file, and mv"),
    ("readlink -f", "cd and pwd -P"),
    ("stat -c", "wc -c, or find -newer"),
    ("date -d", "date alone"),
    ("nproc", "getconf _NPROCESSORS_ONLN"),
    ("xargs -r", "a test, and xargs"),
    ("grep -P", "grep -E"),
    ("mapfile", "while read; bash is 3.2 there"),
    ("declare -A", "something else; bash is 3.2 there"),
    ("head -n -", "sed"),
    ("sha256sum", "cksum"),
    ("-printf", "something else; find has none there"),
    (",,}", "tr; bash is 3.2 there"),
  ]
private let makeRules: Rules = [
  ("$(file ", "the shell; make is 3.81 there"),
  ("!=", "$(shell …); make is 3.81 there"),
  (".ONESHELL", "backslashes; make is 3.81 there"),
]
// On macOS 15, our core has what the toolchain's own lacks.
private let observationRules: Rules = [
  ("Observations {", "@available(macOS 26, *) before it"),
  ("Observations(", "@available(macOS 26, *) before it"),
  ("Task.immediate", "@available(macOS 26, *) before it"),
]

extension Workspace {
  /// Words that keep the workspace from running elsewhere.
  func systemFindings() throws -> [Finding] {
    let sources = ["Sources", "Tests", "Chapters", "Exercises", "Solutions"]
      .flatMap(swiftFiles).filter { !$0.contains("SystemFindings") }
    let scripts = [".ci", ".github/workflows"]
      .flatMap { folder in names(in: folder).map { "\(folder)/\($0)" } }
    return try (["Package.swift", "Makefile"] + sources + scripts).findings {
      AuthorKit.systemFindings(in: $0, try contents(of: $0))
    } + [contents(of:)].findings(versionFindings)
  }
}

/// Places that promise other versions than the manifest asks for.
///
/// - Parameter text: Gives the text of a file.
func versionFindings(text: (String) throws -> String) throws -> [Finding] {
  let manifest = try text("Package.swift")
  guard
    let swift = manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)?.1,
    let macOS = manifest.firstMatch(of: /\[\.macOS\(\.v([0-9]+)\), \.iOS/)?.1
  else {
    return [Finding("Package.swift", 1, "names no versions that can be read")]
  }
  let promises = [
    ("README.md", "a Swift toolchain, \(swift) or newer"),
    ("README.md", "macOS \(macOS) or newer"),
    (".ci/toolchain", "needed=\(swift) "),
    (".ci/toolchain", "macOS \(macOS) or newer"),
    (".github/workflows/systems.yml", "\"\(swift).0\""),
    (".github/workflows/systems.yml", "macos-\(macOS)"),
  ]
  return try promises.filter { file, words in
    try !text(file).replacing("\n", with: " ").contains(words)
  }.map { Finding($0, 1, "does not say '\($1)', as Package.swift asks for") }
}

/// Words in a file that keep it from working elsewhere.
func systemFindings(in file: String, _ text: String) -> [Finding] {
  let isSwift = file.hasSuffix(".swift")
  let isOfToolchain =
    isSwift && text.contains("import Observation\n")
    && !text.contains("available(macOS 26")
  let rules =
    (isSwift ? swiftRules : shellRules)
    + (file == "Makefile" ? makeRules : [])
    + (isOfToolchain ? observationRules : [])
  let broken = rules.filter { text.contains($0.words) }
  var found: [Finding] = []
  if !broken.isEmpty {
    let lines = isSwift ? portable(text) : split(text)
    for (index, line) in lines.enumerated() {
      found += broken.filter { line.contains($0.words) }.map {
        Finding(
          file, index + 1,
          "'\($0.words)' does not work everywhere; write \($0.instead)")
      }
    }
  }
  // On macOS, Foundation has these names, too, and XCTest brings Foundation.
  // (Files of Sources quote such code, and have none.)
  guard isSwift, !file.hasPrefix("Sources/"),
    text.contains(/(?m)^import (Foundation|XCTest)$/)
  else { return found }
  let declaration =
    /(?m)^ {0,2}(?:@\w+ )*(@Observable|(?:final )?class \w+: ObservableObject)/
  return found
    + text.matches(of: declaration).map {
      Finding(
        file, text[..<$0.range.lowerBound].count(where: \.isNewline) + 1,
        "'\($0.1)' is ambiguous on macOS; import what the file needs, such as "
          + "import struct Foundation.Date")
    }
}

private func split(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// The lines of Swift code. Empty ones take the place of comments, and of what
/// an `#if` keeps from some systems or toolchains.
private func portable(_ text: String) -> [Substring] {
  var conditions: [Bool] = []
  return split(text).map {
    let words = $0.drop(while: \.isWhitespace)
    if words.hasPrefix("#if ") {
      conditions.append(
        ["canImport(", "os(", "compiler("].contains(where: words.contains))
    } else if words.hasPrefix("#endif") {
      _ = conditions.popLast()
    }
    return conditions.contains(true) || words.hasPrefix("//") ? "" : $0
  }
}
