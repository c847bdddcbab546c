// What `make try` adds to a program: below the program's own output, it shows
// what Observation did.

import Foundation
import LessonKit
import NotesKit
import ViewCore

/// Traces some classes from now on, and shows at the program's end what was
/// tracked and which views were evaluated.
///
/// If there was nothing of the kind, it shows nothing.
///
/// - Parameter plain: Whether to use words instead of drawings, even for the
///   drawings that the program prints itself.
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
  // This is unchecked, because the hosts are used only on the main actor.
  private static let mostEvents = 2_000
  private static let mostLines = 60
  /// The title, which, unlike the one in a lesson, explains the numbers. Plain
  /// words need no such title, because they explain the numbers in each line.
  private let title = "traced (1, 2, … number the trackings):"

  let trace: Trace
  private let names: ProgramNames
  private let classes: [TracedClass]
  private let display: Display
  @MainActor private var hosts: [WeakHost] = []
  @MainActor private var warned: Set<Issue> = []

  /// - Parameters:
  ///   - classes: The classes to trace. If two of them have a property of the
  ///     same name, the class is named, too.
  ///   - isTraced: Whether to trace a type, given by its full name. This is
  ///     needed because a trace records all threads, and because the host has
  ///     observable objects of its own.
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
    // A program might stop right after a warning, because of the very thing
    // that it was warned about.
    ViewHost.isWarned = { [weak self] issue in
      guard let self, warned.insert(issue).inserted else { return }
      write(display.warning(issue))
      fflush(nil)
    }
  }

  /// The text to show at the end, which is empty if there is nothing to show.
  func report() -> String {
    traced + untraced + onMainActor { self.evaluated }
  }

  /// The properties that some events mention, in the order in which the files
  /// declare them. Properties without a name come last.
  private func columns(of events: [Trace.Event]) -> [String] {
    let seen = Set(events.map(\.property))
    let listed = classes.flatMap { type, properties, _ in
      properties.map { names.column(of: $0, in: type) }
    }
    return listed.filter(seen.contains) + seen.subtracting(listed).sorted()
  }

  /// What the trace can't show, and the reason why.
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

  /// The work that the hosts list as unfinished when the program ends.
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
  /// A host's warning, broken into lines that fit.
  func warning(_ issue: Issue) -> String {
    Renderer(self).render([.paragraph([.text("Warning: \(issue)")])])
  }
}

private struct WeakHost {
  weak var host: ViewHost?
  init(_ host: ViewHost) { self.host = host }
}

/// The text that a closure returns, or an empty text if the main actor doesn't
/// get to run it. A program with an asynchronous `main` can end on any thread.
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
