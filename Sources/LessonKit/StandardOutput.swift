// Catches what a closure prints. The program's standard output is led to a
// file for that time: a pipe would block when it is full.

import Foundation

/// Runs a closure and returns what it printed.
///
/// - Parameter folder: Where the file is, for that time.
/// - Throws: A `LessonError` if there can be no file.
func standardOutput(
  of body: () -> Void,
  in folder: URL = FileManager.default.temporaryDirectory
) throws -> String {
  let file = folder.appending(path: "scene-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try Data().write(to: file)
    let target = try FileHandle(forWritingTo: file)
    lead(to: target, while: body)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  } catch {
    throw LessonError(
      """
      what a scene prints cannot be caught: \
      \(folder.path(percentEncoded: false)) cannot be written to; check its \
      permissions and the disk
      """)
  }
}

/// Leads standard output to a file while a closure runs.
private func lead(to file: FileHandle, while body: () -> Void) {
  fflush(nil)
  let original = dup(STDOUT_FILENO)
  dup2(file.fileDescriptor, STDOUT_FILENO)
  body()
  fflush(nil)
  dup2(original, STDOUT_FILENO)
  close(original)
}
