// Reads what a program prints while it runs.

import Foundation

/// The output of a program: every line once, and a text of bounded length.
struct OutputReader {
  /// Half of the bytes that are kept.
  private static let half = 1 << 20

  let descriptor: Int32
  /// Whether anybody wants lines. Making them takes seconds in a flood.
  let hasLines: Bool
  private(set) var count = 0
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var line: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(descriptor: Int32, hasLines: Bool) {
    self.descriptor = descriptor
    self.hasLines = hasLines
  }

  /// Reads the available output, after waiting a moment for it.
  ///
  /// - Returns: Whether there may be more.
  mutating func read(wait: Bool, eachLine: (Substring) -> Void) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, wait ? 50 : 0)
    // A flood does not keep the caller from looking at the clock.
    for _ in 0..<(hasLines ? 4 : 64) {
      let size = Foundation.read(descriptor, &buffer, buffer.count)
      if size == 0 {
        // No process holds the other end any more. The program is about to be
        // reaped; until then there is nothing to read.
        if wait { usleep(1_000) }
        return false
      }
      guard size > 0 else { return true }
      take(buffer[..<size], eachLine)
    }
    return true
  }

  private mutating func take(
    _ bytes: ArraySlice<UInt8>, _ eachLine: (Substring) -> Void
  ) {
    count += bytes.count
    let room = Self.half - head.count
    head += bytes.prefix(max(0, room))
    tail += bytes.dropFirst(max(0, room))
    if tail.count > 2 * Self.half { tail.removeFirst(tail.count - Self.half) }
    guard hasLines else { return }
    bytes.withUnsafeBytes { bytes in
      var start = bytes.startIndex
      while let end = Self.lineEnd(in: bytes, from: start) {
        if line.isEmpty {
          eachLine(String(decoding: bytes[start..<end], as: UTF8.self)[...])
        } else {
          line += bytes[start..<end]
          eachLine(String(decoding: line, as: UTF8.self)[...])
          line.removeAll()
        }
        start = end + 1
      }
      // Nobody looks for a longer line.
      line += bytes[start...].prefix(max(0, Self.half - line.count))
    }
  }

  /// The end of the next line. It has to be as fast as a flood.
  private static func lineEnd(
    in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, 0x0A, bytes.count - start).map {
      base.distance(to: UnsafeRawPointer($0))
    }
  }

  var text: String {
    let end = tail.suffix(Self.half)
    let cut = count - head.count - end.count
    return String(decoding: head, as: UTF8.self)
      + (cut > 0 ? "\n… \(cut) bytes cut …\n" : "")
      + String(decoding: end, as: UTF8.self)
  }
}
