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

private struct CountView: View {
  let tried: Tried
  var body: some View { Text("\(tried.count)") }
}

@MainActor @Suite(.serialized) struct TrialTests {
  private let tried: TracedClass = (
    "Tried", [("name", \Tried.name), ("count", \Tried.count)]
  )
  private let other: TracedClass = ("Other", [("name", \Other.name)])

  private func report(
    of classes: [TracedClass], plain: Bool = false, _ body: () -> Void
  ) -> String {
    let trial = Trial(classes, display: Display(width: 60, plain: plain))
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

        traced (1, 2, … number the trackings):
          1 reads  count
          set      count  1 is told and ends

        """)
  }

  @Test func `in plain words, the trace has sentences`() {
    let tried = Tried()
    #expect(
      report(of: [self.tried], plain: true) {
        track { _ = (tried.name, tried.count) }
        tried.count += 1
        tried.count += 1
      } == """

        traced:
          tracking 1 reads name and count
          count is set: tracking 1 is told and ends
          count is set: nobody is told

        """)
  }

  @Test(arguments: [
    (true, "level 1: CountView, evaluated: mounted; property Tried.count"),
    (false, "CountView  ◀─ mounted  ◀─ property Tried.count"),
  ])
  func `evaluated views are drawn, or said in words`(
    plain: Bool, line: String
  ) {
    defer { (ViewHost.isMade, ViewHost.knownNames) = (nil, [:]) }
    let trial = Trial([tried], display: Display(plain: plain))
    trial.watchHosts()
    let tried = Tried()
    let host = ViewHost(CountView(tried: tried))
    host.perform { tried.count += 1 }
    #expect(trial.report() == "\nevaluated:\n  \(line)\n")
  }

  @Test func `a name that two classes have comes with its class`() {
    let (tried, other) = (Tried(), Other())
    #expect(
      report(of: [self.tried, self.other]) {
        track { _ = (tried.name, other.name, tried.count) }
      } == """

        traced (1, 2, … number the trackings):
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
