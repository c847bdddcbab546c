// What a learner was given. It decides whether an exercise is started, and in
// which of its files the learner writes.

import Foundation

/// The Swift files that an exercise is shipped with, from `Tests/Stubs`.
public struct ShippedFiles: Sendable {
  /// The texts by the paths below the folder.
  public let texts: [String: String]

  /// - Parameter folder: The exercise's folder in `Tests/Stubs`.
  public init(in folder: URL) {
    texts = Self.texts(of: buildableFiles(in: folder), in: folder)
  }

  /// Whether the texts of some files are exactly those that were shipped, so
  /// that the exercise isn't started.
  ///
  /// Each character counts, but neither the kind of line ends nor a mark of the
  /// encoding: an editor may change these by itself.
  public func areUntouched(_ files: [String: String]) -> Bool {
    func bytes(_ text: String) -> [UInt8] {
      Array(text.replacing("\r\n", with: "\n").utf8)
    }
    return !texts.isEmpty && files.mapValues(bytes) == texts.mapValues(bytes)
  }

  /// Whether a learner's folder holds exactly the files that were shipped.
  public func areUntouched(in folder: URL) -> Bool {
    // Each shipped file is opened by its own name, for the sake of disks that
    // do not tell upper case from lower case.
    buildableFiles(in: folder).count == texts.count
      && areUntouched(texts(in: folder))
  }

  /// The texts of files that can be read, without a mark of the encoding.
  private static func texts(
    of names: [String], in folder: URL
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for name in names {
      guard let data = try? Data(contentsOf: folder.appending(path: name))
      else { continue }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      texts[name] = String(
        decoding: data.dropFirst(data.starts(with: mark) ? 3 : 0),
        as: UTF8.self)
    }
    return texts
  }

  /// The files that have TODOs, in the order of these.
  public var toWrite: [String] {
    texts.compactMap { name, text in
      todos(in: text).min().map { (todo: $0, name: name) }
    }
    .sorted { $0 < $1 }.map(\.name)
  }

  /// The file to open first.
  public var first: String? { toWrite.first ?? texts.keys.min() }

  /// Whether the lines of a TODO stand in files as they were shipped.
  public func hasUntouchedTODO(in files: [String: String]) -> Bool {
    texts.contains { name, shipped in
      // A TODO, and the lines below it up to an empty one.
      shipped.split(separator: "\n\n").contains {
        !todos(in: String($0)).isEmpty && files[name]?.contains($0) == true
      }
    }
  }

  /// The texts of the shipped files, as they are in a learner's folder.
  package func texts(in folder: URL) -> [String: String] {
    Self.texts(of: Array(texts.keys), in: folder)
  }

  /// The place to edit in the files of a folder, as a path: the first TODO that
  /// is left. If there is none, it's the file, or the folder if several files
  /// had TODOs.
  ///
  /// - Parameter path: The path of the folder, as the learner sees it.
  package func placeToEdit(in folder: URL, at path: String) -> String {
    let first = firstPlace(in: folder)
    return first.line == nil && toWrite.count > 1
      ? path : first.below(path).description
  }

  /// Where a learner continues in the files of a folder: at the first TODO that
  /// is left, else at the file that a learner opens first.
  package func firstPlace(in folder: URL) -> FileLine {
    let places = Self.texts(of: toWrite, in: folder).flatMap { name, text in
      NumberedLine.lines(of: text).flatMap { line in
        todos(in: line.text).map {
          (todo: $0, place: FileLine(file: name, line: line.number))
        }
      }
    }
    return places.min { $0.todo < $1.todo }?.place
      ?? FileLine(file: first ?? "")
  }
}

/// The numbers of the TODOs in a file, from its top to its end.
///
///     // TODO 2: Tell those who wait.
public func todos(in text: String) -> [Int] {
  text.matches(of: /\/\/ TODO ([0-9]+):/).compactMap { Int($0.1) }
}

/// The Swift files that SwiftPM builds, as sorted paths from a folder, which may
/// be a link.
///
/// They include files in subfolders, but not in hidden ones. Links to folders
/// are not followed.
public func buildableFiles(in folder: URL) -> [String] {
  let paths = try? FileManager.default.subpathsOfDirectory(
    atPath: folder.resolvingSymlinksInPath().path(percentEncoded: false))
  return (paths ?? []).sorted().filter { path in
    path.hasSuffix(".swift")
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
