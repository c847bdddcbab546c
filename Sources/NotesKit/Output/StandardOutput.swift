// Writing to standard output, also when its reader has gone.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a text to standard output, after what `print` has buffered.
///
/// When the reader has gone away, as in `make notes-1 | head -1`, the program
/// ends at once with status 0 and without a message.
///
/// Call it from one thread at a time.
public func write(_ text: String) {
  ignoring([SIGPIPE]) {
    fflush(nil)
    if !writeAll(text, to: STDOUT_FILENO) { exit(0) }
  }
}

/// Writes all of a text; returns false when nobody reads it any more.
///
/// SIGPIPE has to be ignored. After any other failure, such as a full disk, it
/// gives up and returns true: the text is for a person, who sees that it stops.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process made it non-blocking, as happens to shared terminals.
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&place, 1, -1)
      } else if errno != EINTR {
        return errno != EPIPE
      }
    }
    return true
  }
}

/// Ignores signals while some work is done.
///
/// Programs that were started before the work still receive them.
func ignoring<Result>(
  _ signals: [Int32], during work: () throws -> Result
) rethrows -> Result {
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer {
    for (number, handler) in zip(signals, handlers) { signal(number, handler) }
  }
  return try work()
}
