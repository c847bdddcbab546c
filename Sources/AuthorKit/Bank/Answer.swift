// The answers that prove the grader: right ones, which it has to accept, and
// wrong ones, which the right check has to refuse with the right words. They
// stand in a page for each exercise: see AnswerPage. A section's code is what
// the answer changes in the solution, without its comments and empty lines:
//
//     ```diff
//     -  @Environment(Account.self) private var account: Account?
//     +  @Environment(Account.self) private var account
//        VStack {
//     -    Text("guest")
//     +    Text(account.name)
//     ```
//
// Lines with `-` and lines of context are found by their text, which has to
// stand in the solution once; the lines with `+` take the place of the former.
// So a change elsewhere in the solution breaks nothing. A change ends before the
// first line that follows a `+` without being one, and at an empty line. `-⋮`
// stands for all lines between the one above it and the one below it.
//
// `diff registrar-by-hand` changes the code of that right answer instead. A
// `swift` block has the whole file, where less than half would be shared. If the
// solution has several files, the name of each stands above its block.

import NotesKit
import Results
import WorkbookKit

struct Answer {
  let exercise: Exercise
  let section: AnswerSection
  /// The files that are graded, by their names in the exercise.
  let files: [String: String]

  var isRight: Bool { section.isRight }
  var refusal: AnswerRefusal? { section.refusal }
  /// What it is called in reports.
  var title: String { "\(section.page):\(section.line): \(section.name)" }
}

extension Workspace {
  /// The answers to an exercise, as their page lists them. Those that the
  /// compiler has to refuse come first. A round with one of these is built
  /// twice, and in this order the exercises share such rounds.
  ///
  /// - Throws: A `Finding` if one of them doesn't follow the rules.
  func answers(to exercise: Exercise) throws -> [Answer] {
    let solution = try solution(of: exercise)
    let own = try fileToWrite(of: exercise)
    var right: [String: [String: String]] = [:]
    let answers = try answerPage(of: exercise).sections.map { section in
      let files = try section.files(
        changing: solution, or: right, own: own ?? "")
      if section.isRight { right[section.name] = files }
      return Answer(exercise: exercise, section: section, files: files)
    }
    return [true, false].flatMap { isForCompiler in
      answers.filter {
        ($0.refusal?.by == AnswerRefusal.compiler) == isForCompiler
      }
    }
  }

  /// The file whose code needs no name in a page of answers; nil if the learner
  /// writes in several.
  func fileToWrite(of exercise: Exercise) throws -> String? {
    let names = shippedFiles(of: exercise).toWrite
    return names.count > 1
      ? nil : try names.first ?? stub(of: exercise).keys.min()
  }
}

/// All right answers, and the first wrong answer for each check that refuses
/// some.
func oneForEachCheck(_ answers: [Answer]) -> [Answer] {
  var checks: Set<String> = []
  return answers.filter {
    $0.refusal.map { checks.insert($0.by).inserted } ?? true
  }
}

// MARK: - Edits

/// A change of an answer: some lines of the solution, and those that take their
/// place.
struct AnswerEdit: Equatable {
  /// The line of the page that it begins on.
  var line = 0
  var old: [String] = []
  var new: [String] = []

  /// Stands for the lines between two others.
  static let gap = "⋮"

  /// Reads the changes of a block's lines.
  static func edits(in block: [NumberedLine]) -> [AnswerEdit] {
    var edits: [AnswerEdit] = []
    var before: Character?
    for line in block {
      let mark = line.text.first
      defer { before = mark }
      guard let mark else { continue }
      if before == nil || before == "+" && mark != "+" {
        edits.append(AnswerEdit(line: line.number))
      }
      let text = String(line.text.dropFirst())
      if mark != "+" { edits[edits.count - 1].old.append(text) }
      if mark != "-" { edits[edits.count - 1].new.append(text) }
    }
    return edits
  }

  /// The place of its lines in a file.
  ///
  /// - Throws: A `Failure` if they don't stand there exactly once.
  private func place(
    in lines: [String], of source: String = "the solution"
  ) throws -> Range<Int> {
    let parts = old.split(separator: Self.gap).map(Array.init)
    guard let first = parts.first else {
      throw Failure("start with a line of \(source)")
    }
    let starts = places(of: first, in: lines)
    if starts.count == 1 {
      let end = parts.dropFirst().reduce(starts[0] + first.count) { end, part in
        places(of: part, in: lines).first { $0 >= end }.map { $0 + part.count }
          ?? .max
      }
      if end < .max { return starts[0]..<end }
    }
    let shown = parts.joined()
    if let missing = shown.first(where: { !lines.contains($0) }) {
      throw Failure("\(source) has no line: \(missing)")
    }
    throw Failure(
      starts.count < 2
        ? "\(source) has these lines, but not together: \(first[0])"
        : "\(source) has \(starts.count) of: \(first[0])")
  }

  /// Makes changes to the lines of a file.
  ///
  /// - Throws: What `fault` makes of an edit that doesn't apply, and the reason.
  static func apply(
    _ edits: [AnswerEdit], to lines: [String], of source: String,
    fault: (_ line: Int, _ text: String) -> Finding
  ) throws -> [String] {
    var found: [(place: Range<Int>, edit: AnswerEdit)] = []
    for edit in edits {
      do {
        let place = try edit.place(in: lines, of: source)
        if found.contains(where: { $0.place.overlaps(place) }) {
          throw Failure("a different change has this line, too: \(edit.old[0])")
        }
        found.append((place, edit))
      } catch {
        throw fault(edit.line, "\(error)")
      }
    }
    found.sort { $0.place.lowerBound > $1.place.lowerBound }
    return found.reduce(into: lines) {
      $0.replaceSubrange($1.place, with: $1.edit.new)
    }
  }

  /// The changes that lead from some lines to others, each with as much context
  /// above it as makes its place the only one.
  static func edits(from old: [String], to new: [String]) -> [AnswerEdit] {
    var hunks: [(old: Range<Int>, new: Range<Int>)] = []
    for place in changedPlaces(from: old, to: new) {
      var (before, after) = place
      while places(of: Array(old[before]), in: old).count != 1 {
        if before.lowerBound > hunks.last?.old.upperBound ?? 0 {
          before = before.lowerBound - 1..<before.upperBound
          after = after.lowerBound - 1..<after.upperBound
        } else if let last = hunks.popLast() {
          before = last.old.lowerBound..<before.upperBound
          after = last.new.lowerBound..<after.upperBound
        } else {
          before = 0..<before.upperBound + 1
          after = 0..<after.upperBound + 1
        }
      }
      hunks.append((before, after))
    }
    return hunks.map {
      AnswerEdit(old: Array(old[$0.old]), new: Array(new[$0.new]))
    }
  }

  /// The same change with a gap in a long run of lines that go, if the lines
  /// around the gap find the place as well.
  func shortened(in lines: [String]) -> AnswerEdit {
    let gone = old.count - context
    guard gone > 4, let place = try? place(in: lines) else { return self }
    for shown in 2..<gone - 1 {
      for last in 1..<shown {
        var short = self
        short.old.replaceSubrange(
          context + shown - last..<old.count - last, with: [Self.gap])
        if (try? short.place(in: lines)) == place { return short }
      }
    }
    return self
  }

  /// The number of lines above the change.
  private var context: Int { zip(old, new).prefix { $0 == $1 }.count }

  /// Its lines in a page.
  var text: [String] {
    old.prefix(context).map { " " + $0 }
      + old.dropFirst(context).map { "-" + $0 }
      + new.dropFirst(context).map { "+" + $0 }
  }
}

/// Where some lines begin in a file.
private func places(of part: [String], in lines: [String]) -> [Int] {
  guard !part.isEmpty, part.count <= lines.count else { return [] }
  return (0...lines.count - part.count).filter {
    lines[$0..<$0 + part.count].elementsEqual(part)
  }
}

/// The lines of Swift code, without comments and empty lines. Those in a string
/// stay.
func bareLines(of code: String) -> [String] {
  var lines: [String] = []
  var line = ""
  func end(inString: Bool) {
    if !inString {
      while line.last?.isWhitespace == true { line.removeLast() }
    }
    if inString || !line.isEmpty { lines.append(line) }
    line = ""
  }
  for token in SwiftTokens.of(code) where token.role != .comment {
    for (index, part) in token.text.lines.enumerated() {
      if index > 0 { end(inString: token.role == .string) }
      line += part
    }
  }
  end(inString: false)
  return lines
}

// MARK: - Sections

extension AnswerSection {
  /// The files of the answer, by their names.
  ///
  /// - Parameters:
  ///   - solution: The files of the solution. Those that the section doesn't
  ///     name are the answer's as well.
  ///   - right: The files of right answers, by the names of these. The section
  ///     may change one of them instead.
  ///   - own: The file of a block without a name.
  /// - Throws: A `Finding` if its code doesn't apply.
  func files(
    changing solution: [String: String],
    or right: [String: [String: String]] = [:], own: String
  ) throws -> [String: String] {
    func fault(_ line: Int, _ text: String) -> Finding {
      Finding(page, line, "\(name): \(text)")
    }
    let diff = "```diff "
    var (source, base) = ("the solution", solution)
    if let line = code.first(where: { $0.text.hasPrefix(diff) }) {
      source = String(line.text.dropFirst(diff.count))
      guard let files = right[source] else {
        throw fault(line.number, "no right answer above is \(source)")
      }
      base = files
    }
    var files = base.mapValues { bareLines(of: $0) }
    var file = own
    var rest = code[...]
    while let line = rest.popFirst() {
      if let named = line.text.wholeMatch(of: /`([^`]+\.swift)`/) {
        file = String(named.1)
      } else if line.text.hasPrefix("```") {
        let block = Array(rest.prefix { $0.text != "```" })
        rest = rest.dropFirst(block.count + 1)
        if line.text == "```swift" {
          files[file] = block.map(\.text)
        } else if line.text.hasPrefix("```diff"), let old = files[file] {
          files[file] = try AnswerEdit.apply(
            AnswerEdit.edits(in: block), to: old, of: source, fault: fault)
        } else {
          throw fault(line.number, "\(source) has no \(file)")
        }
      } else if !line.text.isEmpty {
        throw fault(line.number, "neither code nor the name of a file")
      }
    }
    return files.mapValues { $0.joined(separator: "\n") + "\n" }
  }

  /// The lines that give an answer's code: what it changes in the solution, or
  /// in a right answer, if that saves lines enough to be worth looking there.
  ///
  /// - Parameter own: The file that needs no name.
  static func code(
    of answer: [String: String], changing solution: [String: String],
    or right: [(name: String, files: [String: String])] = [], own: String?
  ) -> [String] {
    func code(_ base: [String: String], _ diff: String) -> [String] {
      answer.keys.sorted().flatMap { name -> [String] in
        let new = bareLines(of: answer[name]!)
        let old = base[name].map { bareLines(of: $0) } ?? []
        if old == new { return [] }
        let inserted = new.difference(from: old).insertions.count
        let isShared = (new.count - inserted) * 2 >= max(old.count, new.count)
        var block = isShared ? [diff] : ["```swift"] + new
        for edit in isShared ? AnswerEdit.edits(from: old, to: new) : [] {
          // An empty line parts what would be read as one change.
          if block.count > 1, block.last?.first != "+" { block.append("") }
          block += edit.shortened(in: old).text
        }
        return (name == own ? [] : ["`\(name)`", ""]) + block + ["```", ""]
      }
    }
    let whole = code(solution, "```diff")
    let others = right.compactMap { name, files in
      let diff = "```diff \(name)"
      let lines = code(files, diff)
      return lines.contains(diff) ? lines : nil
    }
    let shortest = others.min { $0.count < $1.count }
    guard let shortest, shortest.count + 4 < whole.count else { return whole }
    return shortest
  }
}
