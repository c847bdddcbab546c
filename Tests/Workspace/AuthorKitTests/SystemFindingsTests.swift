import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite final class SystemFindingsTests: FixtureSuite {
  @Test(arguments: [
    ("timeout 10 make test", "'timeout'"), ("sed -i s/a/b/ file", "'sed -i '"),
    ("echo ${name,,}", "',,}'"), ("\t@nproc", "'nproc'"),
    ("timeout-minutes: 60", nil), ("a != b", nil),
  ])
  func `a command that works on Linux alone is found`(
    line: String, words: String?
  ) {
    let found = systemFault(in: line, isMake: false)
    #expect(
      found?.prefix { $0 != ";" }
        == words.map { "\($0) doesn't work everywhere" })
  }

  @Test func `what make 3.81 doesn't know is found in the Makefile`() {
    #expect(
      systemFault(in: "FILES != ls", isMake: true)
        == """
        '!=' doesn't work everywhere; write $(shell …); make is 3.81 there
        """)
  }

  @Test func `every page promises the versions of the manifest`() throws {
    let texts = [
      "Package.swift": Fixture.manifest + """
        // swift-tools-version: 6.2
        [.macOS(.v15), .iOS(.v18)]
        """,
      "README.md": """
      macOS 15 or newer with Xcode; a Swift toolchain, 6.2 or
      newer
      """,
      ".ci/toolchain": "needed=6.2 macOS 15 or newer",
      ".github/workflows/systems.yml": #"["6.2.0"] macos-15"#,
    ]
    for (file, text) in texts { try fixture.write(text, to: file) }
    #expect(try workspace.systemFindings() == [])
    try fixture.write(
      "macOS 14 or newer; a Swift toolchain, 6.1 or newer", to: "README.md")
    #expect(
      try workspace.systemFindings().map(\.text) == [
        "doesn't say 'a Swift toolchain, 6.2 or newer', which Package.swift requires",
        "doesn't say 'macOS 15 or newer', which Package.swift requires",
      ])
  }
}
