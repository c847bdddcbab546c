// The system's facts about a path, without opening it.

import Foundation

/// The facts about the file, the folder or other thing at a path.
struct FileFacts {
  package enum Kind { case file, folder, other }

  let kind: Kind
  let size: Int
  /// Seconds since 1970.
  let modified: Double
  /// Equal for two paths to one file, as there are where upper and lower case
  /// are one.
  let identity: [UInt64]

  /// Nil if the path leads nowhere.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    identity = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino),
    ]
  }
}
