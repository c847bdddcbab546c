// A lock between processes. The system releases it when its owner ends,
// however that ends; an empty file stays behind.

import Foundation

/// The right to work in a folder, held as long as the value lives.
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
    if let lock = try take(path, in: workspace) { return lock }
    wait()
    while true {
      usleep(100_000)
      if Interruption.isRequested { throw Interruption() }
      if let lock = try take(path, in: workspace) { return lock }
    }
  }
}
