// The output of a closure. Meanwhile the program's standard output goes to a
// file, because a pipe would block when it is full.

import Foundation

/// Runs a closure, and returns the text that it printed.
///
/// - Parameter folder: The folder of the temporary file.
/// - Throws: A `LessonError` if the file cannot be written.
func capturedOutput(
  of body: () -> Void,
  in folder: URL = FileManager.default.temporaryDirectory
) throws -> String {
  let file = folder.appending(path: "scene-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try Data().write(to: file)
    let target = try FileHandle(forWritingTo: file)
    redirect(to: target, while: body)
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

/// Redirects standard output to a file while a closure runs.
private func redirect(to file: FileHandle, while body: () -> Void) {
  fflush(nil)
  let original = dup(STDOUT_FILENO)
  dup2(file.fileDescriptor, STDOUT_FILENO)
  body()
  fflush(nil)
  dup2(original, STDOUT_FILENO)
  close(original)
}
