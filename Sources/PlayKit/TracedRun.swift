// What `make try` adds to a program: below what the program prints, it says
// what Observation did.

import Foundation
import LessonKit
import NotesKit
import ViewCore

/// Traces some classes from now on, and says at the program's end what was
/// tracked, and which views were evaluated.
///
/// Nothing is said if there was nothing of the kind.
///
/// - Parameter plain: Whether words stand for drawings, also for those that the
///   program prints itself.
public func beginTracing(
  of classes: [TracedClass], _ listed: @escaping ListedProperties, width: Int,
  plain: Bool
) {
  writeLinesAtOnce()
  leaveNoCore()
  if plain { _ = ifOnMainActor { ViewHost.inWords = drawingsInWords } }
  let run = TracedRun(
    classes, listed, display: Display(width: width, plain: plain))
  _ = ifOnMainActor { run.watchHosts() }
  run.trace.start()
  atTheEnd { write(run.report()) }
}

/// The record of one run of a program.
final class TracedRun: @unchecked Sendable {
  // Unchecked: the hosts are used on the main actor alone.
  private static let mostEvents = 2_000
  private static let mostLines = 60
  /// Unlike the title in a lesson, it says what the numbers are. Plain words say
  /// it in each line.
  private let title = "traced (1, 2, … number the trackings):"

  let trace: Trace
  private let names: ProgramNames
  private let classes: [TracedClass]
  private let display: Display
  @MainActor private var hosts: [WeakHost] = []
  @MainActor private var warned: Set<Issue> = []

  /// - Parameters:
  ///   - classes: Where two have a property of one name, the class is named, too.
  ///   - isTraced: Whether to trace a type, by its full name. A trace records
  ///     all threads; the host keeps observable objects of its own.
  init(
    _ classes: [TracedClass], _ listed: @escaping ListedProperties,
    display: Display,
    isTraced: @escaping @Sendable (String) -> Bool =
      ProgramNames.isNotTheHosts
  ) {
    self.display = display
    self.classes = classes
    let names = ProgramNames(classes, listed, isTraced: isTraced)
    self.names = names
    trace = Trace([:], limit: Self.mostEvents, others: names.column)
  }

  @MainActor
  func watchHosts() {
    ViewHost.nameOfProperty = names.name
    ViewHost.isMade = { [weak self] in self?.hosts.append(WeakHost($0)) }
    // A program may stop just after a warning, because of what it warns of.
    ViewHost.isWarned = { [weak self] issue in
      guard let self, warned.insert(issue).inserted else { return }
      write(display.warning(issue))
      fflush(nil)
    }
  }

  /// What is said at the end; empty if there is nothing to say.
  func report() -> String {
    traced + untraced + onMainActor { self.evaluated }
  }

  /// The properties of some events, in the order of the files. Those without a
  /// name come last.
  private func columns(of events: [Trace.Event]) -> [String] {
    let seen = Set(events.map(\.property))
    let listed = classes.flatMap { type, properties, _ in
      properties.map { names.column(of: $0, in: type) }
    }
    return listed.filter(seen.contains) + seen.subtracting(listed).sorted()
  }

  /// What the trace can't show, and why.
  private var untraced: String {
    let unnamed = Set(trace.events.map(\.property)).filter {
      $0.hasSuffix(".?")
    }.sorted()
    let skipped = classes.flatMap(\.skipped)
    var sentences: [String] = []
    if !unnamed.isEmpty {
      let types = unnamed.map { $0.dropLast(2) }.joined(separator: ", ")
      sentences.append(
        """
        \(unnamed.joined(separator: ", ")): make try can't find the names of \
        the properties of \(types)
        """)
    }
    if !skipped.isEmpty {
      sentences.append(
        """
        not observed, because they're declared in a tuple: \
        \(skipped.joined(separator: ", "))
        """)
    }
    return sentences.map {
      "\n" + Renderer(display).render([.paragraph([.text($0)])])
    }.joined()
  }

  private var traced: String {
    let events = trace.events
    guard !events.isEmpty else { return "" }
    let drawing = TraceDrawing(
      events, properties: columns(of: events), width: display.width - 2)
    var lines = "\(drawing)".split(separator: "\n").map(String.init)
    if lines.count > Self.mostLines {
      let left = lines.count - Self.mostLines
      lines = lines.prefix(Self.mostLines) + ["… and \(left) more lines"]
    }
    if events.count == Self.mostEvents {
      lines.append("only the first \(Self.mostEvents) events were kept")
    }
    return section(display.plain ? traceTitle : title, lines)
  }

  /// What the hosts say that the program still holds.
  @MainActor
  private var evaluated: String {
    let alive = hosts.compactMap(\.host).filter { !$0.evaluations.isEmpty }
    return alive.enumerated().map { index, host in
      let number = alive.count > 1 ? " (host \(index + 1))" : ""
      return section("evaluated\(number):", host.evaluated(on: display))
        + (host.work.isEmpty ? "" : section("still open\(number):", host.work))
    }.joined()
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    let text = "\n\(title)\n" + lines.map { "  \($0)\n" }.joined()
    return display.plain && title == traceTitle
      ? drawingsInWords(text) : text
  }
}

extension Display {
  /// A warning of a host, in lines that fit.
  func warning(_ issue: Issue) -> String {
    Renderer(self).render([.paragraph([.text("Warning: \(issue)")])])
  }
}

private struct WeakHost {
  weak var host: ViewHost?
  init(_ host: ViewHost) { self.host = host }
}

/// The text of a closure; an empty text if the main actor does not come to it.
/// A program with an asynchronous `main` may end on any thread.
private func onMainActor(
  _ body: @escaping @MainActor @Sendable () -> String
) -> String {
  if let text = ifOnMainActor(body) { return text }
  nonisolated(unsafe) var text = ""
  let isDone = DispatchSemaphore(value: 0)
  DispatchQueue.main.async {
    text = MainActor.assumeIsolated(body)
    isDone.signal()
  }
  return isDone.wait(timeout: .now() + 0.5) == .success ? text : ""
}
