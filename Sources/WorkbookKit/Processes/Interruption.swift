// The other programs that the tool heeds: those that stop it, by Ctrl-C, a
// closed terminal or SIGTERM, and those that hold a lock.

import Foundation

/// A signal that stops the tool, after it has ended the programs that it has
/// started.
package struct Interruption: Error {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// Until when another signal changes nothing.
  private nonisolated(unsafe) static var patience: time_t = 0

  /// Whether a signal to stop has come in since `catchSignals`.
  static var isRequested: Bool { signal != 0 }

  /// The exit code that a shell expects from a program that a signal ended.
  package var exitCode: Int32 { 128 + Self.signal }

  /// Asks the tool to stop, as a signal does.
  static func request(_ number: Int32) {
    signal = number
    patience = time(nil) + 3
  }

  /// Takes a signal to stop, in its handler.
  ///
  /// A second signal ends the tool, in case no code asks, but not at once: make
  /// and shells pass signals on, so that two come together, and the tool has to
  /// live until what it has started has ended.
  static func receive(_ number: Int32) {
    if !isRequested {
      request(number)
    } else if time(nil) > patience {
      Foundation.signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Lets signals reach the tool. The program that started it may have blocked
  /// them.
  static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes signals to stop set `isRequested` instead of ending the tool.
  package static func catchSignals() {
    unblockSignals()
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = Foundation.signal(number) { Interruption.receive($0) }
      // nohup ignores the signal, and the tool has to do so, too. C compares
      // handlers, and Swift their addresses.
      let isIgnored =
        unsafeBitCast(before, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if number == SIGHUP, isIgnored { Foundation.signal(number, SIG_IGN) }
    }
  }
}

/// The right to work in a folder, held as long as the value lives.
///
/// The system releases it when its owner ends, however that ends; an empty file
/// stays behind.
final class Lock {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Takes the lock on a file; nil if another process has it.
  ///
  /// On a disk without locks it always succeeds.
  ///
  /// - Throws: A `Failure` if the file cannot be made.
  static func take(_ path: String, in workspace: Workspace) throws -> Lock? {
    try workspace.makeFolder(for: path)
    let descriptor = open(
      workspace.url(path).path(percentEncoded: false),
      O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure.unwritable(path) }
    let lock = Lock(descriptor)
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      ? lock : nil
  }

  /// Takes the lock on a file, as soon as no other process has it.
  ///
  /// - Parameter wait: Is called once, if another process has it.
  static func wait(
    for path: String, in workspace: Workspace, first wait: () -> Void
  ) throws -> Lock {
    var isFirst = true
    while true {
      if let lock = try take(path, in: workspace) { return lock }
      if isFirst { wait() }
      isFirst = false
      usleep(100_000)
      if Interruption.isRequested { throw Interruption() }
    }
  }
}
