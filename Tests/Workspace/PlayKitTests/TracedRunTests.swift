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

private struct RowsView: View {
  let tried: Tried
  var body: some View { ForEach(0..<tried.count) { Text("row \($0)") } }
}

@MainActor @Suite(.serialized) struct TracedRunTests {
  private let tried: TracedClass = (
    "Tried", [("name", \Tried.name), ("count", \Tried.count)]
  )
  private let other: TracedClass = ("Other", [("name", \Other.name)])

  private func report(plain: Bool = false, _ body: () -> Void) -> String {
    let run = TracedRun(
      [tried, other], display: Display(width: 70, plain: plain))
    run.trace.record(body)
    return run.report()
  }

  private func track(_ read: () -> Void) {
    withObservationTracking(read) {}
  }

  @Test(arguments: [
    (
      false,
      """

      traced (1, 2, … number the trackings):
        1 reads  Tried.name  count  Other.name
        set                  count              1 is told and ends
        set                  count              nobody is told

      """
    ),
    (
      true,
      """

      traced:
        tracking 1 reads Tried.name, count and Other.name
        count is set: tracking 1 is told and ends
        count is set: nobody is told

      """
    ),
  ])
  func `what was tracked is named, with its class if two have that name`(
    plain: Bool, text: String
  ) {
    let (tried, other) = (Tried(), Other())
    let found = report(plain: plain) {
      track { _ = (tried.name, other.name, tried.count) }
      tried.count += 1
      tried.count += 1
    }
    #expect(found == text)
    let untracked = Tried()
    #expect(report(plain: plain) { untracked.count += 1 } == "")
  }

  @Test(arguments: [
    (true, "level 1: CountView, evaluated: mounted; property Tried.count"),
    (false, "CountView  ◀─ mounted  ◀─ property Tried.count"),
  ])
  func `evaluated views are drawn, or said in words`(
    plain: Bool, line: String
  ) {
    defer { (ViewHost.isMade, ViewHost.knownNames) = (nil, [:]) }
    let run = TracedRun([tried], display: Display(plain: plain))
    run.watchHosts()
    let tried = Tried()
    let host = ViewHost(CountView(tried: tried))
    host.perform { tried.count += 1 }
    #expect(run.report() == "\nevaluated:\n  \(line)\n")
  }

  @Test func `what a host warns of is shown when it happens, once`() {
    defer { (ViewHost.isMade, ViewHost.isWarned) = (nil, nil) }
    let run = TracedRun([tried], display: Display(width: 70))
    run.watchHosts()
    var seen: [ViewCore.Issue] = []
    let show = ViewHost.isWarned!
    ViewHost.isWarned = {
      seen.append($0)
      show($0)
    }
    let tried = Tried()
    let host = ViewHost(RowsView(tried: tried))
    host.perform {
      tried.count = 2
      #expect(seen == [])
    }
    #expect(seen == host.issues && seen.count == 1)
    host.perform { tried.count = 3 }
    #expect(seen.count == 2)
    #expect(
      Display(width: 70).warning(seen[0]) == """
        Warning: ForEach over a range always shows its first range: it had 0
        elements, and now has 2. Say ForEach(range, id: \\.self) if it changes

        """)
  }

  @Test func `a long trace is cut`() {
    let tried = Tried()
    let report = self.report {
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
