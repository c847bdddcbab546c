// Some commands end by becoming another program: a lesson, or a screen.

import Foundation

/// Replaces the tool by another program, which then owns the terminal.
///
/// - Parameter command: The path of the program, and its arguments.
/// - Returns: Only if the program cannot be started.
func become(_ command: [String]) {
  execv(command[0], command.map { strdup($0) } + [nil])
}
