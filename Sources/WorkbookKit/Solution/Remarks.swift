// The comments of a solution that make solution shows beside it, and the TODOs
// of a stub, which are done once the exercise is solved.

import Results

/// A Swift file, divided into its code and the remarks on it.
///
///     // Why: a name is read, so its reader waits for it.       a remark
///     var name = "Ann"                                          code
///     // Also works: a `let`, if the name never changes.        a remark
///
/// A remark runs from its label to the last line of its comment. Where a file
/// has several TODOs, a number says to which of them it belongs: `// Why 2:`.
package struct Remarks {
  package enum Label: String {
    case why = "Why"
    case alsoWorks = "Also works"
    case todo = "TODO"
  }

  private(set) var code: [NumberedLine] = []
  /// The texts, each as one paragraph of Markdown, and the lines in which they
  /// begin, in the order of the file.
  package private(set) var remarks:
    [(label: Label, todo: Int?, line: Int, text: String)] = []

  package init(parsing source: String) {
    var isOpen = false
    for line in NumberedLine.lines(of: source) {
      let comment = line.text.wholeMatch(of: /\s*\/\/(?!\/) *(.*)/)?.1
      let labelled = comment?.wholeMatch(
        of: /(Why|Also works|TODO)(?: ([0-9]+))?: *(.*)/)
      if let labelled {
        let (_, label, todo, text) = labelled.output
        remarks.append(
          (
            Label(rawValue: String(label))!, todo.flatMap { Int($0) },
            line.number, text.prefix(1).uppercased() + text.dropFirst()
          ))
        isOpen = true
      } else if isOpen, let comment {
        remarks[remarks.count - 1].text += " " + comment
      } else {
        isOpen = false
        code.append(line)
      }
    }
  }

  /// The texts of some files under one label, as Markdown, in the order of the
  /// TODOs that they belong to.
  static func texts(_ label: Label, of files: [Remarks]) -> [String] {
    let all = files.flatMap(\.remarks).filter { $0.label == label }
    return Set(all.map { $0.todo ?? 0 }).sorted().flatMap { todo in
      all.filter { ($0.todo ?? 0) == todo }.map { remark in
        (remark.todo.map { "**TODO \($0).** " } ?? "") + remark.text
      }
    }
  }

  /// The numbers of the TODOs that remarks of a label belong to.
  package func todos(_ label: Label) -> [Int?] {
    remarks.filter { $0.label == label }.map(\.todo)
  }
}
