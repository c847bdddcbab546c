// The files of the workspace, by their paths from its root.

import Foundation

extension Workspace {
  package func url(_ path: String) -> URL { root.appending(path: path) }

  /// A file that may lie outside, if its path is absolute.
  func url(anywhere path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : url(path)
  }

  /// A text in which paths go from the workspace's root.
  package func relative(_ text: String) -> String {
    let path = root.path(percentEncoded: false)
    return text.replacing(path.hasSuffix("/") ? path : path + "/", with: "")
  }
}

// Reading.

extension Workspace {
  /// The system's facts about a file; nil if there is none. The path may be
  /// absolute.
  func facts(_ path: String) -> FileFacts? {
    FileFacts(
      path.hasPrefix("/") ? path : url(path).path(percentEncoded: false))
  }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: url(path).path(percentEncoded: false))
  }

  /// The text of a file.
  ///
  /// - Throws: A `Failure` that names the path.
  package func text(_ path: String) throws -> String {
    guard let text = try? String(contentsOf: url(path), encoding: .utf8) else {
      throw Failure.missing(path)
    }
    return text
  }

  func text(anywhere path: String) throws -> String {
    guard
      let text = try? String(contentsOf: url(anywhere: path), encoding: .utf8)
    else { throw Failure("\(path) is no UTF-8 text") }
    return text
  }

  /// Whether two files hold the same bytes.
  func same(_ one: String, _ other: String) -> Bool {
    let (one, other) = (url(one), url(other))
    guard let data = try? Data(contentsOf: one) else { return false }
    return data == (try? Data(contentsOf: other))
  }

  /// The names in a folder, sorted, without hidden ones.
  package func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url(folder).path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files of a folder and the folders in it, as paths.
  package func swiftFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return name.hasSuffix(".swift") ? [path] : swiftFiles(in: path)
    }
  }
}

// Writing.

extension Workspace {
  /// Replaces a file as a whole, or leaves it as it was.
  package func write(_ text: String, to path: String) throws {
    do {
      try makeFolder(for: path)
      try text.write(to: url(path), atomically: true, encoding: .utf8)
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// Replaces a file, a folder or a link by a copy of another. At no time is
  /// there half a file.
  func replace(_ path: String, by source: String) throws {
    let target = url(path).path(percentEncoded: false)
    let copy = target + ".new-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: url(source).path(percentEncoded: false), toPath: copy)
      // `rename` replaces neither a folder by a file nor a file by a folder.
      if let old = FileFacts(target)?.kind,
        old == .folder || FileFacts(copy)?.kind == .folder
      {
        try FileManager.default.removeItem(atPath: target)
      }
      guard rename(copy, target) == 0 else { throw Failure.unwritable(path) }
    } catch {
      try? FileManager.default.removeItem(atPath: copy)
      throw Failure.unwritable(path)
    }
  }

  /// Makes the folder that a file is to lie in.
  package func makeFolder(for path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path)
    }
  }
}
