// A screen that can be played, and which of several is.

import NotesKit
import ViewCore

/// A screen that can be played, and how a fresh one is made.
///
///     let screens = [
///       Screen("counter") { CounterScreen(counter: Counter()) }
///     ]
///
/// The closure makes the models, too: to undo a line, all others are played
/// again on a fresh screen.
public struct Screen: Sendable {
  public let name: String
  let makeHost: @MainActor () -> ViewHost

  public init<Content: View>(
    _ name: String,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    makeHost = { ViewHost(content()) }
  }
}

/// What was said about the screen to play.
struct Choice {
  /// What the screens belong to: an exercise or a lesson.
  let title: String
  /// The name of a screen; empty to ask for one; nil for the first.
  let name: String?

  /// Why no screen is played, in one line.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The screen to play; nil if the player leaves.
  func screen(
    among screens: [Screen], _ lines: Lines
  ) -> Result<Screen?, Refusal> {
    let names = screens.map(\.name).joined(separator: ", ")
    switch name {
    case nil: return .success(screens.first)
    case "":
      if screens.count == 1 { return .success(screens[0]) }
      guard lines.isTerminal else {
        return .failure(
          Refusal(
            description: """
              which screen? S=\(screens[0].name), for instance; there are \
              \(names)
              """))
      }
      return .success(asked(among: screens, lines))
    case let name?:
      guard let screen = Self.find(name, among: screens) else {
        return .failure(
          Refusal(
            description: """
              \(title) has no screen \(name); there \
              \(screens.count == 1 ? "is" : "are") \(names)
              """))
      }
      return .success(screen)
    }
  }

  private func asked(among screens: [Screen], _ lines: Lines) -> Screen? {
    write("\(title)\n")
    for (index, screen) in screens.enumerated() {
      write("  \(index + 1) \(screen.name)\n")
    }
    while let answer = lines.next(prompt: "Which screen? ") {
      if ["q", "quit"].contains(answer) { return nil }
      if let screen = Self.find(answer, among: screens) { return screen }
      write("Type a number from 1 to \(screens.count) or a name; q quits\n")
    }
    return nil
  }

  /// The screen with a name, or with the beginning of one name alone, or else
  /// with a number.
  static func find(_ name: String, among screens: [Screen]) -> Screen? {
    let name = name.lowercased()
    if let whole = screens.first(where: { $0.name.lowercased() == name }) {
      return whole
    }
    let begun = screens.filter { $0.name.lowercased().hasPrefix(name) }
    if begun.count == 1, !name.isEmpty { return begun[0] }
    let place = number(name).map { $0 - 1 }
    return place.flatMap { screens.indices.contains($0) ? screens[$0] : nil }
  }
}
