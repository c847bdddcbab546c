// A command as it was typed: its argument, its options, and what it works on.
// Each feature adds a method that carries its command out.

import Foundation
import NotesKit

/// A command as it was typed, with everything that it works on. The author's
/// tool reads its commands in the same way.
package struct Call {
  /// What came after the name; nil if nothing did.
  package let argument: String?
  /// What followed each option, by the option's text.
  private let options: [String: String]
  package let flags: Display.Flags
  package let display: Display
  package let workspace: Workspace

  /// Reads what was typed after a command's name.
  ///
  /// - Parameter known: The command's options, such as `--yes`, or
  ///   `--json path` for one that needs a value. Those of the display go with
  ///   every command.
  /// - Throws: A `Failure` that says what does not fit, or that the folder
  ///   holds no workspace.
  package init(
    of name: String, _ words: [String], options known: [String],
    flags: Display.Flags, folder: URL
  ) throws {
    let known = known.map { $0.split(separator: " ").map(String.init) }
    var options: [String: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      guard word.hasPrefix("--") else {
        rest.append(word)
        continue
      }
      guard let option = known.first(where: { $0[0] == word }) else {
        let all =
          known.map { $0[0] }
          + ["--plain", "--width N", "--color", "--no-color"]
        let list = all.joined(separator: ", ")
        throw Failure("there is no option \(word); there are \(list)")
      }
      options[word] = ""
      guard option.count > 1 else { continue }
      guard let value = unread.popFirst(), !value.hasPrefix("--") else {
        throw Failure("\(word) needs a \(option[1])")
      }
      options[word] = value
    }
    if rest.count > 1 {
      throw Failure("\(rest[1]) is one argument too many for \(name)")
    }
    let environment = ProcessInfo.processInfo.environment
    argument = rest.first
    self.options = options
    self.flags = flags
    display = Display.decide(
      flags: flags, environment: environment, terminal: .current())
    workspace = try Workspace(root: folder, core: Core(environment))
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  package func value(of option: String) -> String? { options[option] }

  /// The argument of a command that needs one.
  ///
  /// - Throws: If there is none, the question as a `Failure`. It has an example.
  package func required(_ question: String) throws -> String {
    guard let argument else { throw Failure(question) }
    return argument
  }

  /// Refuses the toolchain's Observation.
  ///
  /// - Parameter reason: What the command does with ours.
  func requireOurs(_ reason: String) throws {
    guard workspace.core == .ours else {
      throw Failure("\(reason); leave CORE=Observation out")
    }
  }

  /// The exercise that was named; if none was, the one that is being worked on.
  var exercise: Exercise {
    get throws {
      try argument.map(workspace.catalogue.exercise)
        ?? workspace.standings().current
    }
  }

  /// The chapter that was named by its number; nil if an exercise was, or
  /// nothing.
  var chapter: Chapter? {
    get throws {
      guard let argument, argument.allSatisfy(\.isNumber) else { return nil }
      return try workspace.catalogue.chapter(argument)
    }
  }

  /// The exercises that were named: all, those of a chapter or of chapters such
  /// as `1-6`, or one.
  package var exercises: [Exercise] {
    get throws {
      guard let argument else { return workspace.catalogue.exercises }
      if let range = argument.wholeMatch(of: /([0-9]+)-([0-9]+)/) {
        let catalogue = workspace.catalogue
        let first = try catalogue.chapter(String(range.1)).number
        let last = try catalogue.chapter(String(range.2)).number
        return catalogue.chapters
          .filter { first <= $0.number && $0.number <= last }
          .flatMap(\.exercises)
      }
      guard let chapter = try chapter else { return [try exercise] }
      guard !chapter.exercises.isEmpty else {
        throw Failure("chapter \(chapter.number) has no exercises yet")
      }
      return chapter.exercises
    }
  }

  /// Shows a list in a pager.
  func show(_ title: Block, _ items: [[Inline]]) throws {
    let list = Block.list(start: nil, items: items.map { [.paragraph($0)] })
    try page(Renderer(display).render([title, list]), display: display)
  }

  /// Asks the person at the terminal a question such as `Show the solution?`
  ///
  /// - Parameter deed: What `y` does, such as `shows it`. Enter does not.
  package func ask(_ question: String, y deed: String) -> Bool {
    write("\(question) y \(deed), Enter doesn't: ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}
