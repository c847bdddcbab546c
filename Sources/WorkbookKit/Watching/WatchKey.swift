/// A key that `make watch` answers. The keyboard itself takes the one that
/// leaves, even while something is graded.
enum WatchKey: Character, CaseIterable {
  case leave = "q"
  case hint = "h"
  case edit = "e"
  case help = "?"

  private var meaning: String {
    switch self {
    case .leave: "leaves"
    case .hint: "shows a hint"
    case .edit: "edits"
    case .help: "lists the keys"
    }
  }

  /// The keys in a line, as they stand beside each page.
  static let line = words(of: [.leave, .hint, .edit])
    .joined(separator: ", ")

  /// All keys, one a line.
  static let list = words(of: allCases).map { "  \($0)\n" }.joined()

  private static func words(of keys: [WatchKey]) -> [String] {
    keys.map { "\($0.rawValue) \($0.meaning)" }
  }
}
