// What the program writes as errors. When a program stops, the standard library
// adds a list of addresses, which tells a reader nothing.

@preconcurrency import Foundation

/// Standard error, held back until it has been looked through.
final class HeldErrors: @unchecked Sendable {
  // Unchecked: it is used by the loop, and by the handler of a stop that has
  // interrupted the loop.
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

  /// Writes what has come in since the last time.
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

/// A text without the addresses that are listed below a fatal error.
func withoutAddresses(_ text: String) -> String {
  text.replacing(
    /(?m)^Current stack trace:\n(\d+ +\S+ +0x.*\n?)*/, with: "")
}
