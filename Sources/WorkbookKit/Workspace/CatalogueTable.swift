// The table of chapters in Package.swift, read as text: the tool cannot call
// the manifest. So the table holds rows of one form and nothing else, and a
// row that cannot be read is an error: a chapter never goes missing unseen.

/// The rows of the table in a manifest.
package struct CatalogueTable {
  /// The chapters, in the order of their rows.
  package private(set) var chapters: [Chapter] = []
  /// The names of each chapter's exercises, as they stand in the manifest.
  package private(set) var lists: [Int: Range<String.Index>] = [:]
  /// The end of the last row, before its comma.
  package private(set) var lastRow: String.Index
  /// The end of the table.
  package let close: String.Index

  private let manifest: String

  /// Number, name, core, language mode where it is not 5, and the names of the
  /// exercises.
  private static var row:
    Regex<
      (Substring, Substring, Substring, Substring, Substring?, Substring)
    >
  {
    #/
      Chapter\( \s* ([0-9]+), \s* "(\w+)", \s* on:\s"(\w+)", \s*
      (?: mode:\s\.v([0-9]+), \s* )?
      \[ ( (?: \s | "\w+" | , | //.* )* ) \] \s* ,? \s* \)
    /#
  }

  /// Reads the table that begins with `let chapters = [` and ends with a line
  /// `]`.
  ///
  /// - Throws: A `Failure` that names the line, if there is anything else than
  ///   rows and comments in the table, or two rows share a number or a name.
  package init(in manifest: String) throws {
    self.manifest = manifest
    guard let start = manifest.firstRange(of: "let chapters = [")?.upperBound
    else { throw Failure.unreadableManifest("no line is 'let chapters = ['") }
    guard let end = manifest[start...].firstRange(of: "\n]")?.lowerBound
    else { throw Failure.unreadableManifest("it does not end with a line ']'") }
    (lastRow, close) = (start, end)
    var rest = manifest[start..<close]
    while true {
      let between = rest.prefixMatch(of: #/(?:[\s,]|//.*)*/#)
      rest = rest[(between?.range.upperBound ?? rest.startIndex)...]
      if rest.isEmpty { break }
      guard let row = rest.prefixMatch(of: Self.row),
        let number = Int(row.1)
      else { throw Failure.unreadableRow(line: line(of: rest.startIndex)) }
      let names = row.5.replacing(/\/\/.*/, with: "").matches(of: /"(\w+)"/)
        .map { String($0.1) }
      try add(
        Chapter(
          number: number, name: String(row.2), core: String(row.3),
          mode: row.4.map(String.init) ?? "5", listing: names,
          line: line(of: rest.startIndex)))
      lists[number] = row.5.startIndex..<row.5.endIndex
      lastRow = row.range.upperBound
      rest = rest[lastRow...]
    }
    guard !chapters.isEmpty else {
      throw Failure.unreadableManifest("it lists no chapter")
    }
  }

  private mutating func add(_ chapter: Chapter) throws {
    if let other = chapters.first(where: { $0.number == chapter.number }) {
      throw Failure.sameNumber(chapter, as: other)
    }
    // Each name becomes a module, and a folder on a disk that may take upper
    // and lower case for one.
    var taken = Set(chapters.flatMap(\.names).map { $0.lowercased() })
    for name in chapter.names
    where !taken.insert(name.lowercased()).inserted {
      throw Failure.sameName(name, line: chapter.line)
    }
    chapters.append(chapter)
  }

  private func line(of index: String.Index) -> Int {
    1 + manifest[..<index].count(where: \.isNewline)
  }
}

extension Chapter {
  /// Its name, and those of its exercises.
  fileprivate var names: [String] { [name] + exercises.map(\.name) }

  /// A chapter with its exercises, numbered as they stand.
  fileprivate init(
    number: Int, name: String, core: String, mode: String,
    listing exercises: [String], line: Int
  ) {
    self.init(
      number: number, name: name, core: core, mode: mode, exercises: [],
      line: line)
    self.exercises = exercises.enumerated().map { index, exercise in
      Exercise(
        id: "\(number).\(index + 1)", name: exercise,
        path: "\(folder)/\(index + 1)-\(exercise)")
    }
  }
}

extension Failure {
  static func unreadableManifest(_ what: String) -> Failure {
    Failure("Package.swift: the table of chapters cannot be read: \(what)")
  }

  static func unreadableRow(line: Int) -> Failure {
    Failure(
      """
      Package.swift:\(line): the table of chapters cannot be read here; a row \
      is Chapter(5, "Environment", on: "ViewCore", ["InjectAnAccount"])
      """)
  }

  static func sameNumber(_ chapter: Chapter, as other: Chapter) -> Failure {
    Failure(
      """
      Package.swift:\(chapter.line): line \(other.line) has chapter \
      \(other.number) already; give one of the two another number
      """)
  }

  static func sameName(_ name: String, line: Int) -> Failure {
    Failure(
      """
      Package.swift:\(line): the table has the name \(name) already; each \
      chapter and each exercise needs a name of its own
      """)
  }
}
