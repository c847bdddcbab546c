import NotesKit
import Testing

@testable import WorkbookKit

struct CoreTests {
  @Test func `CORE chooses between ours and the toolchain's`() throws {
    #expect(try Core([:]) == .ours)
    #expect(try Core(["CORE": ""]) == .ours)
    #expect(try Core(["CORE": "Observation"]) == .toolchain)
    #expect(throws: Failure.noCore("observation")) {
      try Core(["CORE": "observation"])
    }
  }

  @Test func `chapters about views are left out, and it is said why`() throws {
    let all = try Catalogue(
      manifest: """
        let chapters = [
          Chapter(1, "One", on: "ObservationCore", ["First"]),
          Chapter(2, "Two", on: "ViewCore", ["Second"]),
        ]
        """)
    #expect(all.built(on: .ours).chapters.count == 2)
    let rest = all.built(on: .toolchain)
    #expect(rest.exercises.map(\.id) == ["1.1"])
    for name in ["2", "two"] {
      #expect(throws: Failure.needsOurs(all.chapters[1])) {
        try rest.chapter(name)
      }
    }
    for name in ["2.1", "second"] {
      #expect(throws: Failure.needsOurs(all.chapters[1])) {
        try rest.exercise(name)
      }
    }
    #expect(throws: Failure.noChapter("3", in: rest)) { try rest.chapter("3") }
  }
}
