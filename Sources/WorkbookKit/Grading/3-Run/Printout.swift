// What graded code has printed, and as much of it as is kept or shown.

/// The text that graded code has printed during a check.
struct Printout: Equatable, Codable {
  /// The text without the last line's end.
  let text: String
  /// The number of lines that have been left out behind it. A line of which
  /// only the beginning is left counts, too.
  private(set) var omitted = 0

  /// The length that is kept with a grade.
  static let room = 4_000

  init(_ text: String = "") {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    self.text = String(text)
  }

  var isEmpty: Bool { text.isEmpty }

  var isWhole: Bool { omitted == 0 }

  /// The beginning of the text: whole lines, or, if not even the first one
  /// fits, its beginning.
  ///
  /// - Complexity: O(*n*) in the length of the whole text.
  func prefix(lines: Int = .max, characters: Int) -> Printout {
    var shown = text.prefix(characters)
    if shown.endIndex < text.endIndex, !text[shown.endIndex].isNewline,
      let end = shown.lastIndex(where: \.isNewline)
    {
      shown = shown[..<end]
    }
    let starts = shown.indices.lazy.filter { shown[$0].isNewline }
    if let end = starts.dropFirst(lines - 1).first { shown = shown[..<end] }
    guard shown.endIndex < text.endIndex else { return self }
    let rest = text[shown.endIndex...]
    var prefix = Printout(String(shown))
    prefix.omitted =
      omitted + rest.utf8.count { $0 == 0x0A }
      + (rest.first!.isNewline ? 0 : 1)
    return prefix
  }
}
