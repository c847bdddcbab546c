// A screen, and what the player has done on it so far.

import NotesKit
import ViewCore

/// A game on one screen, which takes moves and says what follows from each.
@MainActor
final class Game {
  private let screen: Screen
  private let display: Display
  private var host: ViewHost
  /// The actions so far, each with the line that it came from. They are run
  /// again when the player takes a line back.
  private var done: [(line: String, action: () -> Void)] = []
  /// Runs a closure, but doesn't show what it prints.
  private let silently: (() -> Void) -> Void
  /// Lets tasks go on until they are waiting for something.
  private let settle: (ViewHost) -> Void

  init(
    _ screen: Screen, _ display: Display,
    silently: @escaping (() -> Void) -> Void = { $0() },
    settle: @escaping (ViewHost) -> Void = { _ in }
  ) {
    self.screen = screen
    self.display = display
    self.silently = silently
    self.settle = settle
    host = screen.makeHost()
    settle(host)
  }

  /// Plays a move.
  ///
  /// - Returns: What there is to see after the move, in lines.
  func play(_ move: Move) -> String {
    switch move {
    case .tap(let name): tap(name)
    case .type(let text, let title): type(text, into: title)
    case .show: show()
    case .why:
      indented(host.evaluated(on: display).joined(separator: "\n"))
    case .undo: undo()
    case .help: help
    case .quit: ""
    case .unknown(let words): unknown(words)
    }
  }

  /// The screen.
  var seen: String {
    let screen = display.plain ? host.spokenScreen : host.screen
    return screen.isEmpty ? "  (an empty screen)\n" : indented(screen)
  }
}

// MARK: - Moves

extension Game {
  private typealias Found = (label: String, index: Int)

  private func tap(_ name: String) -> String {
    find(name, among: buttons, "button", "tap").map { found in
      perform("tap \(name)") { [unowned self] in
        host.tap(found.label, at: found.index)
      }
    }
  }

  private func type(_ text: String, into title: String?) -> String {
    let fields = fields
    if title == nil, fields.count != 1 {
      return fields.isEmpty
        ? unknown("type")
        : said("Into which field? " + lists(fields, "field")[0])
    }
    return find(title ?? "1", among: fields, "field", "type … into").map {
      found in
      let line = ["type", text] + (title.map { ["into", $0] } ?? [])
      return perform(line.filter { !$0.isEmpty }.joined(separator: " ")) {
        [unowned self] in
        host.type(text, into: found.label, at: found.index)
      }
    }
  }

  private func perform(
    _ line: String, _ action: @escaping () -> Void
  ) -> String {
    done.append((line, action))
    run(action)
    return host.issues.map(display.warning).joined() + seen + open
  }

  private func run(_ action: () -> Void) {
    host.reset()
    action()
    settle(host)
  }

  /// The screen, which might have changed since the last line.
  private func show() -> String {
    settle(host)
    return seen + open
  }

  /// The work that hasn't ended yet.
  private var open: String {
    host.work.map { said("still open: \($0)") }.joined()
  }

  /// Plays all lines except the last one again, on a fresh screen.
  private func undo() -> String {
    guard let last = done.popLast() else {
      return said("There is nothing to undo")
    }
    silently {
      host = screen.makeHost()
      settle(host)
      for (_, action) in done { run(action) }
    }
    return said("undid: \(last.line)") + seen
  }
}

// MARK: - Finding a control

extension Game {
  /// The controls that can be tapped: buttons and switches, which are numbered
  /// together.
  private var buttons: [ScreenControl] {
    host.controls.filter { $0.kind != .field }
  }
  private var fields: [ScreenControl] {
    host.controls.filter { $0.kind == .field }
  }

  /// The control that the player means, or else what to say instead.
  private enum Search {
    case found(Found)
    case answer(String)

    func map(_ perform: (Found) -> String) -> String {
      switch self {
      case .found(let found): perform(found)
      case .answer(let text): text
      }
    }
  }

  /// Looks for a control by its label, or else by its number.
  private func find(
    _ name: String, among controls: [ScreenControl], _ what: String,
    _ verb: String
  ) -> Search {
    let named = controls.indices.filter { controls[$0].labels.contains(name) }
    if named.count > 1 {
      let numbers = named.map { "\(verb) \($0 + 1)" }.joined(separator: ", ")
      return .answer(said("\(named.count) \(what)s have that name: \(numbers)"))
    }
    let place = named.first ?? number(name).map { $0 - 1 }
    guard let place, controls.indices.contains(place) else {
      let none = name.isEmpty ? "Which \(what)? " : "No \(what) \(name). "
      return .answer(
        said(none + lists(controls, what).joined(separator: ". ")))
    }
    let label = controls[place].labels[0]
    let index = controls[..<place].count { $0.labels.contains(label) }
    return .found((label, index))
  }

  /// The controls with their numbers, listed separately for each kind.
  private func lists(_ controls: [ScreenControl], _ what: String) -> [String] {
    guard !controls.isEmpty else { return ["The screen has no \(what)"] }
    let kinds: [(ScreenControl.Kind, String)] = [
      (.button, "Buttons"), (.toggle, "Switches"), (.field, "Fields"),
    ]
    return kinds.compactMap { kind, heading in
      let names = controls.enumerated().filter { $1.kind == kind }.map {
        place, control in
        control.labels[0].isEmpty
          ? "\(place + 1)" : "\(place + 1) \(control.labels[0])"
      }
      return names.isEmpty
        ? nil : "\(heading): \(names.joined(separator: ", "))"
    }
  }
}

// MARK: - Words

extension Game {
  private func unknown(_ words: String) -> String {
    said(
      "No command starts with \(words.prefix { $0 != " " }); help lists them")
      + controlsOnScreen
  }

  private var controlsOnScreen: String {
    (lists(buttons, "button") + (fields.isEmpty ? [] : lists(fields, "field")))
      .map(said).joined()
  }

  private var help: String {
    let lines = [
      ("tap +1", "presses a button or a switch"),
      ("tap 2", "presses the second of them"),
      ("type Ann into Name", "puts a text into a field"),
      ("show", "shows the screen"),
      ("why", "shows what the last command evaluated"),
      ("undo", "undoes the last command"),
      ("quit", "leaves"),
    ]
    return lines.map { line, meaning in
      if display.plain { return "  \(line): \(meaning)\n" }
      let gap = String(repeating: " ", count: max(1, 20 - line.count))
      return "  \(line)\(gap)\(meaning)\n"
    }.joined() + controlsOnScreen
  }

  /// A sentence, broken into lines that fit.
  private func said(_ sentence: String) -> String {
    Renderer(display).render([.paragraph([.text(sentence)])])
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

extension ViewHost {
  /// The views, and which of them were evaluated. This is a drawing, or on a
  /// plain display sentences, in lines that fit with an indent of two.
  func evaluated(on display: Display) -> [String] {
    var display = display
    display.width -= 2
    let text =
      display.plain
      ? treeInWords(drawn).split(separator: "\n").map {
        Renderer(display).render([.paragraph([.text(String($0))])])
      }.joined()
      : drawn
    return text.split(separator: "\n").map(String.init)
  }
}
