import Testing

@testable import AuthorKit

@Suite struct SystemFindingsTests {
  @Test(arguments: [
    ("A.swift", "import Glibc"),
    ("A.swift", "  weak let trace = store"),
    ("A.swift", #"let status = try text("/proc/self/status")"#),
    ("A.swift", "#if TOOLCHAIN\nimport Glibc\n#endif"),
    ("A.swift", "import Observation\nlet all = Observations { store.count }"),
    ("A.swift", "import Foundation\n\n@Observable\nfinal class Store {}"),
    ("A.swift", "import XCTest\nclass Store: ObservableObject {}"),
    ("A.swift", "import XCTest\n  @MainActor @Observable\n  class Store {}"),
    (".ci/run", "timeout 10 make test"),
    (".ci/run", "sed -i s/a/b/ file"),
    (".ci/run", "echo ${name,,}"),
    ("Makefile", "FILES != ls"),
    ("Makefile", "\t@nproc"),
  ])
  func `what works on Linux alone is found`(file: String, text: String) {
    #expect(systemFindings(in: file, text).count == 1)
  }

  @Test(arguments: [
    ("A.swift", "#if canImport(Glibc)\n  import Glibc\n#endif"),
    ("A.swift", "#if os(Linux)\n#if A\n#endif\nprctl(1)\n#endif"),
    ("A.swift", "// weak let is newer"),
    ("A.swift", "import ObservationCore\nlet all = Observations { 1 }"),
    (
      "A.swift",
      "import Observation\n@available(macOS 26, *)\nlet a = Observations { 1 }"
    ),
    ("A.swift", "import struct Foundation.Date\n@Observable\nclass Store {}"),
    (".ci/run", "timeout-minutes: 60"),
  ])
  func `what asks for the system is not`(file: String, text: String) {
    #expect(systemFindings(in: file, text).isEmpty)
  }

  @Test func `a finding names the line and the remedy`() {
    #expect(
      systemFindings(in: "A.swift", "\n\nimport Glibc\n").map(\.description)
        == [
          """
          A.swift:3: 'import Glibc' does not work everywhere; write import \
          Foundation, or #if canImport(Glibc)
          """
        ])
  }

  @Test func `every page promises the versions of the manifest`() throws {
    var texts = [
      "Package.swift": """
      // swift-tools-version: 6.2
      [.macOS(.v15), .iOS(.v18)]
      """,
      "README.md": """
      macOS 15 or newer with Xcode; a Swift toolchain, 6.2 or
      newer
      """,
      ".ci/toolchain": "needed=6.2\nmacOS 15 or newer",
      ".github/workflows/systems.yml": #"["6.2.0"] macos-15"#,
    ]
    #expect(try versionFindings { texts[$0] ?? "" }.isEmpty)
    texts["README.md"] = "macOS 14 or newer; a Swift toolchain, 6.1 or newer"
    #expect(
      try versionFindings { texts[$0] ?? "" }.map(\.text) == [
        "does not say 'a Swift toolchain, 6.2 or newer', as Package.swift asks for",
        "does not say 'macOS 15 or newer', as Package.swift asks for",
      ])
  }
}
