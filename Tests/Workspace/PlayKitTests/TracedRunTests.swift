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

@Observable
private final class Crate<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

@Observable
private final class Hidden {
  var count = 1
}

/// What a program adds to its classes.
private protocol Listed {
  static var listed: [AnyKeyPath: String] { get }
}

extension Tried: Listed {
  static var listed: [AnyKeyPath: String] {
    [\Tried.name: "name", \Tried.count: "count"]
  }
}

extension Other: Listed {
  static var listed: [AnyKeyPath: String] { [\Other.name: "name"] }
}

extension Crate: Listed {
  static var listed: [AnyKeyPath: String] { [\Crate.content: "content"] }
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
  private let classes: [TracedClass] = [
    ("Tried", ["name", "count"], []), ("Other", ["name"], []),
    ("Crate", ["content"], ["width", "height"]),
  ]

  /// Other tests, on other threads, are recorded as well.
  private static let isTraced: @Sendable (String) -> Bool = { name in
    name.hasPrefix("PlayKitTests.")
      && ["Tried", "Other", "Crate", "Hidden"].contains {
        name.contains(").\($0)")
      }
  }

  private func makeRun(
    plain: Bool = false, of classes: [TracedClass]? = nil
  ) -> TracedRun {
    TracedRun(
      classes ?? Array(self.classes.prefix(2)),
      { ($0 as? any Listed.Type)?.listed },
      display: Display(width: 70, plain: plain), isTraced: Self.isTraced)
  }

  private func report(
    plain: Bool = false, of classes: [TracedClass]? = nil, _ body: () -> Void
  ) -> String {
    let run = makeRun(plain: plain, of: classes)
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
        set                  count              1 is notified and ends
        set                  count              no observer is notified

      """
    ),
    (
      true,
      """

      traced:
        tracking 1 reads Tried.name, count and Other.name
        count is set: tracking 1 is notified and ends
        count is set: no observer is notified

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

  @Test func `a generic class is named for each argument, and a tuple is not`()
  {
    let (number, text) = (Crate(1), Crate("a"))
    let found = report(of: classes) {
      track { _ = (number.content, text.content) }
      number.content = 2
      text.content = "b"
    }
    #expect(
      found == """

        traced (1, 2, … number the trackings):
          1 reads  content
          set      content  1 is notified and ends
          set      content  no observer is notified

        not observed, because they're declared in a tuple: width, height

        """)
  }

  @Test func `a change without a name is not left out`() {
    let (hidden, tried) = (Hidden(), Tried())
    let found = report {
      track { _ = (hidden.count, tried.count) }
      hidden.count = 2
      tried.count = 2
    }
    #expect(
      found == """

        traced (1, 2, … number the trackings):
          1 reads  count  Hidden.?
          set             Hidden.?  1 is notified and ends
          set      count            no observer is notified

        Hidden.?: make try can't find the names of the properties of Hidden

        """)
  }

  @Test(arguments: [
    (true, "level 1: CountView, evaluated: mounted; property Tried.count"),
    (false, "CountView  ◀─ mounted  ◀─ property Tried.count"),
  ])
  func `evaluated views are drawn, or said in words`(
    plain: Bool, line: String
  ) {
    defer { (ViewHost.isMade, ViewHost.nameOfProperty) = (nil, nil) }
    let run = makeRun(plain: plain)
    run.watchHosts()
    let tried = Tried()
    let host = ViewHost(CountView(tried: tried))
    host.perform { tried.count += 1 }
    #expect(run.report() == "\nevaluated:\n  \(line)\n")
  }

  @Test func `what a host warns of is shown when it happens, once`() {
    defer { (ViewHost.isMade, ViewHost.isWarned) = (nil, nil) }
    let run = makeRun()
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
