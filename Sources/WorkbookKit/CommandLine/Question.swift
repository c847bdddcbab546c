// Questions to the person at the terminal.

import NotesKit

extension Call {
  /// Asks a question that is answered by yes or no; Enter means no.
  func ask(_ question: String) -> Bool {
    write("\(question) [y/N] ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
