// A screen that can be played, and the choice among several of them.

import NotesKit
import ViewCore

/// A screen that can be played, together with the closure that makes a fresh
/// one.
///
///     let screens = [
///       Screen("counter") { CounterScreen(counter: Counter()) }
///     ]
///
/// The closure makes the models, too, because undoing a line means playing all
/// other lines again on a fresh screen.
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

/// The words on the command line about which screen to play.
struct Choice {
  /// What the screens belong to: an exercise or a lesson.
  let title: String
  /// The name of a screen. If it is empty, the player is asked for one; if it
  /// is nil, the first screen is played.
  let name: String?

  /// The reason why no screen is played, in one line.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The screen to play; nil if the player leaves instead.
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

  /// The screen with a name. If there is none, the screen whose name is the
  /// only one that begins this way, or else the screen with that number.
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
