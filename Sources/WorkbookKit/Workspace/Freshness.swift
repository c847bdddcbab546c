// Whether what was built is newer than its sources. A file has changed if its
// time or its size has. Contents are not read, because every command asks first.

import Foundation

extension Workspace {
  /// The files of some folders that a compiler reads: Swift, C and its headers,
  /// and the maps that make a module of these.
  func compiledFiles(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      names(in: folder).flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        let isCompiled = [".swift", ".c", ".h", ".modulemap"]
          .contains(where: name.hasSuffix)
        return isCompiled ? [path] : compiledFiles(in: [path])
      }
    }
  }

  /// Whether a product is newer than each of its sources.
  func isFresh(_ product: String, madeFrom sources: [String]) -> Bool {
    guard let made = facts(product)?.modified else { return false }
    return sources.allSatisfy { source in
      facts(source).map { $0.modified < made } ?? false
    }
  }

  /// A line that changes whenever the file does.
  func stamp(of file: String) -> String {
    let facts = facts(file)
    return "\(file) \(facts?.size ?? -1) \(facts?.modified ?? 0)"
  }
}
