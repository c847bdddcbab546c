import NotesKit
import Testing
import ViewCore

@testable import PlayKit

@Observable
private final class Tried {
  var name = "a"
  var count = 0
}

@Observable
private final class Other {
  var name = "b"
}

@MainActor @Suite(.serialized) struct TrialTests {
  private let tried: TracedClass = (
    "Tried", [("name", \Tried.name), ("count", \Tried.count)]
  )
  private let other: TracedClass = ("Other", [("name", \Other.name)])

  private func report(
    of classes: [TracedClass], _ body: () -> Void
  ) -> String {
    let trial = Trial(classes, display: Display(width: 60))
    trial.trace.record(body)
    return trial.report()
  }

  private func track(_ read: () -> Void) {
    withObservationTracking(read) {}
  }

  @Test func `nothing tracked is nothing said`() {
    let tried = Tried()
    #expect(report(of: [self.tried]) { tried.count += 1 } == "")
  }

  @Test func `only what was tracked has a column`() {
    let tried = Tried()
    #expect(
      report(of: [self.tried, other]) {
        track { _ = tried.count }
        tried.count += 1
      } == """

        traced:
          1 reads  count
          set      count  1 is told and ends

        """)
  }

  @Test func `a name that two classes have comes with its class`() {
    let (tried, other) = (Tried(), Other())
    #expect(
      report(of: [self.tried, self.other]) {
        track { _ = (tried.name, other.name, tried.count) }
      } == """

        traced:
          1 reads  Tried.name  count  Other.name

        """)
  }

  @Test func `a long trace is cut`() {
    let tried = Tried()
    let report = report(of: [self.tried]) {
      for _ in 0..<1000 {
        track { _ = tried.count }
        tried.count += 1
      }
    }
    let lines = report.split(separator: "\n")
    #expect(lines.count == 63)
    #expect(lines[61].wholeMatch(of: #/  … and \d+ more lines/#) != nil)
    #expect(lines[62] == "  only the first 2000 events were kept")
  }

  @Test func `addresses below a fatal error are left out`() {
    let text = """
      A.swift:3: Fatal error: No
      Current stack trace:
      0    libswiftCore.so      0x00007f8bcbd5f130 swift_reportError + 33
      1    libswiftCore.so      0x00007f8bcc112b60 <unavailable> + 109
      after
      """
    #expect(withoutAddresses(text) == "A.swift:3: Fatal error: No\nafter")
  }
}
