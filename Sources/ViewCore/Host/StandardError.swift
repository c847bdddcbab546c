import Foundation

/// The stream to which issues are printed when no host is at work.
nonisolated(unsafe) var standardError = StandardError()

struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
