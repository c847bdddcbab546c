// A submission is a folder shaped like Exercises/. A learner may have done
// anything to the files in it, so each is read with care.

import Foundation
import Results

package struct Submission {
  package let workspace: Workspace
  /// The folder: a path from the workspace's root, or an absolute one.
  package let root: String

  /// The learner's own submission, `Exercises/`.
  package init(of workspace: Workspace) {
    (self.workspace, root) = (workspace, "Exercises")
  }

  package init(_ path: String, for workspace: Workspace) throws {
    self.workspace = workspace
    root = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard FileFacts(location(""))?.kind == .folder else {
      throw Failure("there is no folder \(path) to grade")
    }
    let holds = workspace.catalogue.exercises.contains {
      FileFacts(location($0.path)) != nil
    }
    guard holds else {
      let advice =
        FileFacts(location("Exercises")) == nil
        ? "it has to be laid out like Exercises/"
        : "FROM=\(root)/Exercises has exercises"
      throw Failure("\(path) contains no exercise; \(advice)")
    }
  }

  /// Whether it is another person's, not the learner's own.
  var isForeign: Bool { root != "Exercises" }

  /// The exercise's Swift files, by their names.
  package func files(of exercise: Exercise) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in workspace.shippedFiles(of: exercise).texts.keys.sorted() {
      let path = "\(exercise.path)/\(name)"
      // Only the learner's own files can be reset.
      let remedy =
        isForeign
        ? "a fresh copy is \(exercise.stubFolder)/\(name)"
        : Self.reset(exercise)
      files[name] = try read(path, remedy: remedy)
      if files[name]!.allSatisfy(\.isWhitespace) {
        throw Failure("\(root)/\(path) is empty; \(remedy)")
      }
    }
    for name in extraFiles(of: exercise) {
      // SwiftPM writes names into JSON files without escaping them.
      guard !name.contains(/["\\\p{Cc}]/) else {
        throw Failure(
          "a file in \(root)/\(exercise.path) has a name with a quote, a "
            + "backslash or a line break, which SwiftPM can't take; rename it")
      }
      files[name] = try read("\(exercise.path)/\(name)", remedy: nil)
    }
    return files
  }

  /// The Swift files that were not shipped, as paths from the exercise's
  /// folder. The contents of linked folders are left out.
  func extraFiles(of exercise: Exercise) -> [String] {
    func identity(_ name: String) -> [UInt64]? {
      FileFacts(location("\(exercise.path)/\(name)"))?.identity
    }
    let shipped = workspace.shippedFiles(of: exercise).texts.keys
    let folder = URL(filePath: location(exercise.path))
    return buildableFiles(in: folder).filter { name in
      !shipped.contains { known in
        name == known || name.hasPrefix(known + "/")
          // Some disks do not tell upper case from lower case.
          || name.lowercased() == known.lowercased()
            && identity(name) == identity(known)
      }
    }
  }

  /// The remedy for all files of a learner's exercise.
  static func reset(_ exercise: Exercise) -> String {
    "make reset E=\(exercise.id) restores the original files"
  }

  /// Reads a file with care: it may be a folder, a pipe, or no text.
  ///
  /// - Parameter remedy: What helps besides moving the file away; nil if
  ///   nothing does.
  private func read(_ path: String, remedy: String?) throws -> String {
    let away = "move it away" + (remedy.map { "; \($0)" } ?? "")
    let remedy = remedy ?? away
    func refuse(_ what: String, _ remedy: String) -> Failure {
      Failure("\(root)/\(path) \(what); \(remedy)")
    }
    let place = location(path)
    guard let facts = FileFacts(place) else {
      switch errno {
      case ENOENT, ENOTDIR: throw refuse("is missing", remedy)
      case EACCES: throw refuse("can't be read", "chmod -R u+rwX \(root)")
      case let error:
        throw refuse(
          "can't be read (\(String(cString: strerror(error))))", remedy)
      }
    }
    switch facts.kind {
    case .folder: throw refuse("is a folder, not a file", away)
    case .other: throw refuse("isn't a regular file", away)
    // A learner's file is a page or two.
    case .file where facts.size > 1 << 20:
      throw refuse("is larger than a megabyte", remedy)
    case .file: break
    }
    guard !leadsOut(path) else {
      throw refuse(
        "leads out of the folder through a link", "submit the file itself")
    }
    guard let data = FileManager.default.contents(atPath: place) else {
      throw refuse("can't be read", "chmod -R u+rwX \(root)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw refuse("isn't UTF-8 text", "save it as UTF-8, or: \(remedy)")
    }
    // Some editors begin a file with a byte order mark.
    return text.unicodeScalars.first == "\u{FEFF}"
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Whether a path in another person's submission leads out of it through a
  /// link. In the learner's own, links may lead anywhere.
  private func leadsOut(_ path: String) -> Bool {
    func parts(_ path: String) -> [String] {
      URL(filePath: location(path)).resolvingSymlinksInPath().pathComponents
    }
    return isForeign && !parts(path).starts(with: parts(""))
  }

  private func location(_ path: String) -> String {
    workspace.url(root).appending(path: path).path(percentEncoded: false)
  }
}

extension Workspace {
  package func shippedFiles(of exercise: Exercise) -> ShippedFiles {
    ShippedFiles(in: url(exercise.stubFolder))
  }

  /// The shipped files of an exercise, by their names: at least one.
  package func stub(of exercise: Exercise) throws -> [String: String] {
    let files = shippedFiles(of: exercise).texts
    guard !files.isEmpty else { throw Failure.missing(exercise.stubFolder) }
    return files
  }

  /// The file that a learner opens first for an exercise, as a path.
  package func file(of exercise: Exercise) -> String {
    "\(exercise.learnersFolder)/\(shippedFiles(of: exercise).first ?? "")"
  }
}

package struct DeclaredCheck {
  package let name: String
  package let file: String
  package let line: Int
  /// The source of the whole function, from `@Test` to its last brace.
  package let code: String
}

extension Workspace {
  /// The checks that the suite of an exercise declares; those of the file that
  /// is named after the suite come first.
  package func declaredChecks(of exercise: Exercise) -> [DeclaredCheck] {
    let own = exercise.suiteFile
    let others = swiftFiles(in: exercise.suiteFolder).filter { $0 != own }
    return ([own] + others).flatMap(declaredChecks)
  }

  /// Finds the functions that are marked with `@Test`. In the house format, a
  /// function ends with the first brace that has the same indent as its mark.
  private func declaredChecks(in file: String) -> [DeclaredCheck] {
    let function = /\bfunc\s+(?:`([^`]+)`|(\w+))/
    let lines = ((try? text(file)) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      let margin = lines[start].prefix { $0 == " " }
      guard lines[start].hasPrefix("\(margin)@Test") else { return nil }
      let end = lines[start...].firstIndex { $0 == "\(margin)}" } ?? start
      let code = lines[start...end].joined(separator: "\n")
      return code.firstMatch(of: function).map { name in
        DeclaredCheck(
          name: String(name.1 ?? name.2 ?? ""), file: file, line: start + 1,
          code: code)
      }
    }
  }
}
