// The diagnoses of make doctor. Each follows from facts alone, so that a test
// can try every answer without the trouble itself.

import Foundation

/// The state of one thing, and what to do if it is not well.
struct Diagnosis: Equatable {
  enum Verdict: String {
    case ok
    /// Something could be better, but everything works.
    case note
    case wrong
  }

  let verdict: Verdict
  let what: String
  var remedy: String?

  static func ok(_ what: String) -> Diagnosis {
    .init(verdict: .ok, what: what)
  }

  static func note(_ what: String, _ remedy: String) -> Diagnosis {
    .init(verdict: .note, what: what, remedy: remedy)
  }

  static func wrong(_ what: String, _ remedy: String) -> Diagnosis {
    .init(verdict: .wrong, what: what, remedy: remedy)
  }
}

/// A version such as `6.2.1`. `6.2.0` is later than `6.2`.
struct Version: Comparable, CustomStringConvertible {
  let parts: [Int]

  /// The first version in a text.
  init?(in text: String) {
    guard let match = text.firstMatch(of: /[0-9]+(\.[0-9]+)+/) else {
      return nil
    }
    parts = match.0.split(separator: ".").compactMap { Int($0) }
  }

  var description: String { parts.map(String.init).joined(separator: ".") }

  static func < (one: Version, other: Version) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}

extension Diagnosis {
  static func swift(_ answer: String?, at path: String?) -> Diagnosis {
    let remedy = "install Swift 6.2 or newer from swift.org/install"
    guard let answer, let path else {
      return .wrong("swift was not found", remedy)
    }
    let line = answer.split(separator: "\n").first { $0.contains("version") }
    guard let version = Version(in: String(line ?? "")) else {
      return .wrong("\(path) does not say its version", remedy)
    }
    if version < Version(in: "6.2")! {
      return .wrong("Swift \(version) is too old", remedy)
    }
    let known = "Swift \(version), \(path)"
    return version.parts.prefix(2).lexicographicallyPrecedes([6, 4])
      ? .ok(known)
      : .note(
        "\(known): newer than 6.3, the newest that was tested",
        "if something fails unexpectedly, try Swift 6.3")
  }

  /// - Parameters:
  ///   - written: The names that the toolchain's macros add to a class; nil if
  ///     the compiler does not say.
  ///   - allowed: The names that the core's declarations list.
  static func macros(
    written: MacroNames?, allowed: MacroNames?
  ) -> Diagnosis {
    guard let written, let allowed, !written.names.isEmpty else {
      return .note(
        "the names that @Observable adds are not known",
        "run swift build --target ObservationCore")
    }
    let new = written.names.subtracting(allowed.names).sorted()
    let gone = allowed.names.subtracting(written.names).sorted()
    let list = { (names: [MacroNames.Name]) in
      names.map(\.description).joined(separator: ", ")
    }
    if !new.isEmpty {
      return .wrong(
        "this toolchain's macros add what the core does not allow: "
          + list(new),
        "list it in \(MacroNames.declarations), or use Swift 6.3")
    }
    return gone.isEmpty
      ? .ok("@Observable writes what the core expects")
      : .note(
        "this toolchain's macros do not add: " + list(gone),
        "you need not do anything; notes that name it are out of date")
  }

  static func make(_ answer: String?) -> Diagnosis {
    let line = String(answer?.split(separator: "\n").first ?? "")
    guard let version = Version(in: line) else {
      return .note(
        "make was not found",
        "install it, or call .build/programs/debug/workbook instead")
    }
    return !line.contains("GNU") || version < Version(in: "3.81")!
      ? .note("\(line) is not known to work", "install GNU Make")
      : .ok("GNU Make \(version)")
  }

  /// A program that is useful, but not needed.
  static func program(
    _ name: String, _ answer: String?, else remedy: String
  ) -> Diagnosis {
    let line = answer?.split(separator: "\n").first
    guard let line else { return .note("\(name) was not found", remedy) }
    let version =
      Version(in: String(line))?.description
      ?? line.firstMatch(of: /[0-9]+/).map { String($0.0) }
    return .ok(version.map { "\(name) \($0)" } ?? name)
  }

  /// Editors are many, and most learners have one open already.
  static func editor(_ missing: MissingEditor) -> Diagnosis {
    let what =
      missing.named.map {
        "\(missing.variable) names \($0), which was not found"
      }
      ?? "no editor is chosen"
    let line = missing.found.first.map {
      "type export \(missing.variable)=\($0)"
    }
    return .note(
      "\(what); make edit needs one",
      [line, "open the files in any editor"].compactMap { $0 }
        .joined(separator: ", or "))
  }

  static func folder(_ path: String, isWritable: Bool) -> Diagnosis {
    isWritable
      ? .ok("\(path) can be written to")
      : .wrong(
        "\(path) cannot be written to",
        "copy the workspace to a folder of your own, or run chmod -R u+rwX .")
  }

  /// SwiftPM writes paths into JSON files without escaping them.
  static func place(_ path: String) -> Diagnosis {
    path.contains { $0 == "\"" || $0 == "\\" }
      ? .wrong(
        "the path of this folder has a \" or a \\, which SwiftPM cannot handle",
        "move the workspace")
      : .ok("SwiftPM can handle the path of this folder")
  }

  static func disk(free bytes: Int?) -> Diagnosis {
    guard let bytes else {
      return .note("the free space on the disk is not known", "run df -h .")
    }
    let free =
      bytes >= 10 << 30 ? "\(bytes >> 30) GB" : "\(bytes >> 20) MB"
    return bytes < 1 << 30
      ? .wrong("\(free) are free on the disk", "a build needs 1 GB; make room")
      : .ok("\(free) are free on the disk")
  }

  /// - Parameter manifest: The plan of the last build; nil if there was none.
  static func build(_ manifest: String?, in root: String) -> Diagnosis {
    guard let manifest else {
      return .note(
        "nothing is built yet", "the first make grade takes a minute")
    }
    return manifest.contains(root)
      ? .ok("the build belongs to this folder")
      : .wrong(
        "the build belongs to another folder",
        "run rm -rf .build; the next command builds again")
  }

  static func progress(
    _ data: Data?, setAside: [String]
  ) -> Diagnosis {
    if let data {
      guard
        let record = try? JSONDecoder().decode(LearnerRecord.self, from: data),
        record.version == LearnerRecord().version
      else {
        return .wrong(
          "\(LearnerRecord.path) cannot be read",
          "make progress sets it aside; make grade finds out what is solved")
      }
      if setAside.isEmpty { return .ok("progress is kept") }
    }
    guard let first = setAside.first else {
      return .ok("no progress is kept yet")
    }
    return .note(
      "a damaged progress file was set aside as \(first)",
      "make grade finds out what is solved; then delete the file")
  }
}
