// The gate runs on Linux, with one toolchain. These commands work there and not
// on macOS, where scripts and the Makefile aren't compiled: only running each of
// them would show it. (`.github/workflows/systems.yml` compiles all the Swift.)

import WorkbookKit

/// Commands, and what to write instead.
private let rules: KeyValuePairs<String, String> = [
  "pid=,": "one -o for each column",
  "sed -i ": "a new file, and mv",
  "readlink -f": "cd and pwd -P",
  "stat -c": "wc -c, or find -newer",
  "date -d": "date alone",
  "nproc": "getconf _NPROCESSORS_ONLN",
  "xargs -r": "a test, and xargs",
  "grep -P": "grep -E",
  "mapfile": "while read; bash is 3.2 there",
  "declare -A": "something else; bash is 3.2 there",
  "head -n -": "sed",
  "sha256sum": "cksum",
  "-printf": "something else; find has none there",
  ",,}": "tr; bash is 3.2 there",
]
private let makeRules: KeyValuePairs<String, String> = [
  "$(file ": "the shell; make is 3.81 there",
  "!=": "$(shell …); make is 3.81 there",
  ".ONESHELL": "backslashes; make is 3.81 there",
]

extension Workspace {
  /// Words that keep the workspace from running elsewhere.
  func systemFindings() throws -> [Finding] {
    let scripts = [".ci", ".github/workflows"]
      .flatMap { folder in names(in: folder).map { "\(folder)/\($0)" } }
    return try (["Makefile"] + scripts).findings { file in
      try findings(in: file) { systemFault(in: $0, isMake: file == "Makefile") }
    } + [versionFindings].findings { try $0() }
  }

  /// Places that promise other versions than the manifest asks for.
  func versionFindings() throws -> [Finding] {
    let manifest = try contents(of: "Package.swift")
    guard
      let swift = manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)?.1,
      let macOS = manifest.firstMatch(of: /\[\.macOS\(\.v([0-9]+)\), \.iOS/)?.1
    else {
      return [Finding("Package.swift", 1, "has no versions that can be read")]
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
      try !contents(of: file).replacing("\n", with: " ").contains(words)
    }.map {
      Finding($0, 1, "doesn't say '\($1)', which Package.swift requires")
    }
  }
}

/// What keeps a line of a script from working elsewhere.
func systemFault(in line: String, isMake: Bool) -> String? {
  if line.contains(/timeout [0-9]/) {
    return "'timeout' doesn't work everywhere; macOS has no such command"
  }
  return (Array(rules) + (isMake ? Array(makeRules) : []))
    .first { line.contains($0.key) }
    .map { "'\($0.key)' doesn't work everywhere; write \($0.value)" }
}
