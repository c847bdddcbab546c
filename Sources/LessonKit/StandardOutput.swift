// Catches what a closure prints. The program's standard output is led to a
// file for that time: a pipe would block when it is full.

import Foundation

/// Runs a closure and returns what it printed.
///
/// - Throws: A `CocoaError` if no temporary file can be made.
func standardOutput(of body: () -> Void) throws -> String {
  let file = FileManager.default.temporaryDirectory
    .appending(path: "scene-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data().write(to: file)
  let target = try FileHandle(forWritingTo: file)

  fflush(nil)
  let original = dup(STDOUT_FILENO)
  dup2(target.fileDescriptor, STDOUT_FILENO)
  body()
  fflush(nil)
  dup2(original, STDOUT_FILENO)
  close(original)

  return String(decoding: try Data(contentsOf: file), as: UTF8.self)
}
