// What a learner compiles holds nothing that only authors need.

import WorkbookKit

extension Workspace {
  /// Types and functions of WorkbookKit that are there for AuthorKit alone: they
  /// can be used outside their module, and nothing in it uses them. And imports
  /// of AuthorKit.
  ///
  /// This goes by names, so it finds some of them and not all.
  func learnersToolFindings() -> [Finding] {
    let files = ["Sources/WorkbookKit", "Sources/workbook"]
      .flatMap(swiftFiles)
      .map { (path: $0, lines: NumberedLine.lines(of: (try? text($0)) ?? "")) }
    var uses: [Substring: Int] = [:]
    for line in files.flatMap(\.lines) where !line.text.contains(/^ *\/\//) {
      for word in line.text.split(whereSeparator: { !$0.isWord }) {
        uses[word, default: 0] += 1
      }
    }
    let declaration =
      /^package (?:func|var|let|struct|enum|final class|protocol) (\w+)/
    return files.flatMap { file in
      file.lines.compactMap { line in
        let name = line.text.firstMatch(of: declaration)?.1
        let text: String? =
          if line.text == "import AuthorKit" {
            "a learner compiles this, and nothing of the author's"
          } else if let name, uses[name] == 1 {
            "only authors need \(name); move it to Sources/AuthorKit"
          } else { nil }
        return text.map { Finding(file.path, line.number, $0) }
      }
    }
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
