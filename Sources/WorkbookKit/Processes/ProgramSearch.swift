// Looks for programs as a shell does.

import Foundation

/// The path of a program; nil if there is none that can be run.
///
/// - Parameter name: A name, which is searched for along `PATH`, or a path.
func path(
  ofProgram name: String, in environment: [String: String]
) -> String? {
  let places =
    name.contains("/")
    ? [name]
    : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  return places.first { FileFacts($0)?.kind == .file && access($0, X_OK) == 0 }
}
