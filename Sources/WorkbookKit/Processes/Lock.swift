// A lock between processes. The system lets go of it when its owner ends,
// however it ends; what stays behind is an empty file.

import Foundation

/// The right to work in a folder, held until it is let go of.
final class Lock {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Takes the lock on a file; nil if somebody else has it.
  ///
  /// On a disk that knows no locks it is as if nobody else were there.
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

  /// Takes the lock on a file, as soon as everybody else has let go of it.
  ///
  /// - Parameter wait: Is called once, if somebody else has it.
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
