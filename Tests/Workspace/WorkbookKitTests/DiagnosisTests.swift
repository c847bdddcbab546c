import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct DiagnosisTests {
  @Test func `versions are compared by their parts`() throws {
    #expect(try #require(Version(in: "v 6.10")) > Version(in: "6.2.1")!)
    #expect(Version(in: "GNU Make 3.81")?.description == "3.81")
    #expect(Version(in: "none") == nil)
  }

  @Test(arguments: [
    ("Apple Swift version 6.2.1 (swiftlang)", Diagnosis.Verdict.ok),
    ("Swift version 6.3.9 (swift)\nTarget: x", .ok),
    ("Swift version 6.4 (swift)", .note),
    ("Swift version 6.10 (swift)\nTarget: x", .note),
    ("Swift version 7.0", .note),
    ("Swift version 6.1.3 (swift)", .wrong),
    ("Swift version 5.10", .wrong),
    ("nonsense", .wrong),
  ])
  func `the toolchain is new enough`(
    answer: String, verdict: Diagnosis.Verdict
  ) {
    #expect(Diagnosis.swift(answer, at: "/bin/swift").verdict == verdict)
  }

  @Test func `what is missing is wrong only if it is needed`() {
    #expect(Diagnosis.swift(nil, at: nil).verdict == .wrong)
    #expect(Diagnosis.make(nil).verdict == .note)
    #expect(Diagnosis.make("GNU Make 3.81\nCopyright").verdict == .ok)
    #expect(Diagnosis.make("GNU Make 3.80").verdict == .note)
    #expect(Diagnosis.program("less", nil, else: "none").verdict == .note)
    #expect(
      Diagnosis.program("less", "less 590 (x)", else: "") == .ok("less 590"))
  }

  @Test func `a build needs room, and its own folder`() {
    #expect(Diagnosis.disk(free: 100 << 20).verdict == .wrong)
    #expect(
      Diagnosis.disk(free: 100 << 20).what == "100 MB are free on the disk")
    #expect(Diagnosis.disk(free: 75 << 30).verdict == .ok)
    #expect(Diagnosis.build(nil, in: "/w").verdict == .note)
    #expect(Diagnosis.build("args: /w/Sources", in: "/w").verdict == .ok)
    #expect(Diagnosis.build("args: /old/Sources", in: "/w").verdict == .wrong)
  }

  @Test func `a damaged progress file is wrong, one set aside is not`() {
    #expect(Diagnosis.progress(nil, setAside: []).verdict == .ok)
    #expect(
      Diagnosis.progress(Data("{".utf8), setAside: []).verdict == .wrong)
    let fine = Data(
      #"{"version": 1, "exercises": {"A": {"solved": "1f", "hints": 0}}}"#
        .utf8)
    #expect(
      Diagnosis.progress(fine, setAside: [])
        == .ok(
          "progress is kept"))
    #expect(Diagnosis.progress(fine, setAside: ["a.json"]).verdict == .note)
  }

  @Test func `a healthy workspace has nothing wrong`() throws {
    let fixture = try Fixture()
    let wrong = Examination(
      workspace: try fixture.workspace(), display: Display()
    ).diagnoses().filter { $0.verdict == .wrong }
    #expect(wrong == [])
  }

  @Test func `a file that cannot be graded is named`() throws {
    let fixture = try Fixture()
    try fixture.write("", to: "Exercises/01-One/2-Second/Second.swift")
    let wrong = Examination(
      workspace: try fixture.workspace(), display: Display()
    ).diagnoses().filter { $0.verdict == .wrong }
    #expect(
      wrong == [
        .wrong(
          "Exercises/01-One/2-Second/Second.swift is empty", "make reset E=1.2")
      ])
  }

  @Test(arguments: [
    ("/home/ann/it's $x a:b 日本/é", Diagnosis.Verdict.ok),
    ("/home/\"ann\"", .wrong), ("/home/a\\b", .wrong),
  ])
  func `a path that SwiftPM cannot take is wrong`(
    path: String, verdict: Diagnosis.Verdict
  ) {
    #expect(Diagnosis.place(path).verdict == verdict)
  }
}
