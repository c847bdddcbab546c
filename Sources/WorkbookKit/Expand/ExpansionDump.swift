// The compiler's dump of macro expansions. For each it has a mangled name, a
// line of dashes, the code, and dashes again. Diagnostics are between them.

import Foundation

/// One piece of code that a macro has written.
package struct Expansion: Equatable {
  /// The purpose of a macro's code.
  package enum Role: String {
    case member, memberAttribute, accessor, peer
    case conformance = "extension"
    case other
  }

  package let role: Role
  /// The macro, such as `@Observable`.
  let macro: String
  /// The type that the macro works on, or whose member it works on:
  /// `Outer.Inner`.
  package let type: String
  /// The member that the macro works on; nil if it works on the type.
  package let member: String?
  package let code: String
}

/// The text of a dump, taken apart.
struct ExpansionDump {
  private(set) var pieces: [(name: String, code: String)] = []
  /// The compiler's errors, a line each.
  private(set) var errors: [String] = []

  init(_ output: String) {
    let rule = String(repeating: "-", count: 30)
    var lines = output.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("@__swiftmacro_"), line.hasSuffix(".swift"),
        lines.first == rule
      {
        lines.removeFirst()
        let code = lines.prefix { $0 != rule }
        lines = lines.dropFirst(code.count + 1)
        let name = String(line.dropLast(".swift".count))
        // Each of several files also dumps what it uses of the others.
        if !pieces.contains(where: { $0.name == name }) {
          pieces.append((name, code.joined(separator: "\n")))
        }
      } else if line.prefixMatch(of: /\S[^|]*: error: .+/) != nil,
        !errors.contains(line)
      {
        errors.append(line)
      }
    }
  }

  /// The names for the demangler: those of the pieces, and those that macros
  /// made up.
  var mangled: Set<String> {
    Set(pieces.flatMap { [$0.name] + Self.madeUp(in: $0.code) })
  }

  private static func madeUp(in code: String) -> [String] {
    code.matches(of: /\$s\w+fMu[0-9]*_/).map { String($0.output) }
  }

  /// The pieces, with readable names.
  ///
  /// - Parameter plain: The readable form of each name.
  func expansions(demangled plain: [String: String]) -> [Expansion] {
    pieces.map { piece in
      var code = piece.code
      // The longest first, because one name may begin with another.
      for name in Self.madeUp(in: code).sorted(by: { $0.count > $1.count }) {
        let words = plain[name]?.wholeMatch(of: /unique name #\d+ of (\w+) .*/)
        if let words {
          code = code.replacing(name, with: String(words.1))
        }
      }
      return Expansion(
        name: plain[piece.name] ?? piece.name, code: Self.tidied(code))
    }
  }

  /// The code without lines for the debugger and without copied comments.
  private static func tidied(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        let line = line.drop { $0 == " " }
        return !line.hasPrefix("#sourceLocation") && !line.hasPrefix("//")
      }
      .joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}

extension Expansion {
  /// Reads a demangled name, such as `accessor macro @ObservationTracked
  /// expansion #1 of owner in Store.Store`.
  init(name: String, code: String) {
    self.code = code
    // A private name comes with the file that it is private to.
    let name = name.replacing(/\((\S+) in _[0-9A-F]+\)/) { $0.output.1 }
    let form = /(\w+) macro (@\w+) expansion #\d+ of (\S+) in (\S+)/
    guard let match = name.wholeMatch(of: form),
      let role = Role(rawValue: String(match.1))
    else {
      (role, macro, type, member) = (.other, name, "", nil)
      return
    }
    self.role = role
    macro = String(match.2)
    // The first part is the module.
    let path = match.4.split(separator: ".").dropFirst().map(String.init)
    let subject = String(match.3)
    let isOfType = role == .member || role == .conformance
    type = (isOfType ? path + [subject] : path).joined(separator: ".")
    member = isOfType ? nil : subject
  }
}
