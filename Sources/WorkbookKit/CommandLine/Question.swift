// Questions to the person at the terminal.

import NotesKit

extension Call {
  /// Asks whether to do something. `y` does it, and Enter does not.
  ///
  /// - Parameters:
  ///   - question: A question such as `Show the solution?`
  ///   - deed: What `y` does, such as `shows it`.
  func ask(_ question: String, y deed: String) -> Bool {
    write("\(question) y \(deed), Enter does not: ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
