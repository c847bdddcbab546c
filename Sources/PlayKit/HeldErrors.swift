// What the program writes as errors. When a program stops, the standard library
// also writes a list of addresses, which is of no use to a reader.

@preconcurrency import Foundation

/// Standard error, held back until the addresses have been removed from it.
final class HeldErrors: @unchecked Sendable {
  // This is unchecked, because only the loop uses it, and the handler of a stop
  // that has interrupted the loop.
  private let original = dup(STDERR_FILENO)
  private let file: Int32
  private var place: off_t = 0

  init() {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "errors-\(getpid())").path(percentEncoded: false)
    file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    unlink(path)
    if file >= 0 { dup2(file, STDERR_FILENO) }
  }

  /// Writes what has been held back since the last time.
  func show() {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while file >= 0 {
      let count = pread(file, &buffer, buffer.count, place)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      place += off_t(count)
    }
    guard !bytes.isEmpty else { return }
    let text = withoutAddresses(String(decoding: bytes, as: UTF8.self))
    FileHandle(fileDescriptor: original, closeOnDealloc: false)
      .write(Data(text.utf8))
  }
}

/// A text without the list of addresses below a fatal error.
func withoutAddresses(_ text: String) -> String {
  text.replacing(
    /(?m)^Current stack trace:\n(\d+ +\S+ +0x.*\n?)*/, with: "")
}
