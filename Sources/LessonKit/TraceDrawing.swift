// A trace as a timeline in words: one line for each event, one column for each
// property. Read aloud, a line is a sentence.

import ObservationCore

/// A drawing of the reads and the sets, and of the trackings that are told.
///
///     1 reads  a  b
///     set            c  no observer is notified
///     set         b     1 is notified and ends
///
/// Trackings are numbered in the order in which they began to wait. Lines for
/// events inside `onChange` are indented:
///
///     1 reads    a
///     set        a  1 is notified
///       2 reads  a
///     1 ends
///
/// No observer is notified of a set that comes after a read, but before its
/// tracking is registered:
///
///     reads    a
///     set      a  no observer is notified
///     1 waits  a
///
/// A trace does not tell objects apart, so a property of two objects has one
/// column. Where the columns do not fit, the names follow one another.
///
/// - Complexity: O(n) for n events, times the number of properties.
public struct TraceDrawing: CustomStringConvertible {
  /// An output has 56 columns, and a run indents its drawing by two.
  static let width = 54

  private struct Row {
    var label: String
    var properties: Set<String> = []
    var remark = ""
  }

  private let properties: [String]
  private let width: Int
  private var rows: [Row] = []
  /// The trackings that are being told, the innermost last.
  ///
  /// One that changes a property that it waits for is listed more than once,
  /// and ends with the innermost.
  private var told: [Int] = []
  /// The properties that were read but that no tracking waits for yet, and
  /// those of them that have a row.
  private var reads: Set<String> = []
  private var early: Set<String> = []

  /// - Parameters:
  ///   - properties: The columns, from left to right.
  ///   - width: The number of columns that a terminal has for it.
  public init(
    _ events: [Trace.Event], properties: [String], width: Int? = nil
  ) {
    self.properties = properties
    self.width = width ?? Self.width
    var rest = events[...]
    while let event = rest.first {
      switch event.kind {
      case .read: reads.insert(rest.removeFirst().property)
      case .registered: addReads(of: event, &rest)
      case .willSet: addSet(event, &rest)
      case .fired: addTold(&rest)
      case .cancelled: addEnd(of: event, &rest)
      }
    }
  }

  public var description: String {
    guard !rows.isEmpty else { return "no reads, no notifications" }
    let labels = 2 + (rows.map(\.label.count).max() ?? 0)
    let columns = labels + properties.reduce(0) { $0 + $1.count + 2 }
    return rows.map {
      draw($0, labels: labels, inColumns: columns <= width)
    }.joined(separator: "\n")
  }
}

// MARK: - Events become rows

extension TraceDrawing {
  private typealias Events = ArraySlice<Trace.Event>

  private mutating func add(
    _ label: String, _ properties: Set<String> = [], _ remark: String = ""
  ) {
    let indent = String(repeating: "  ", count: told.count)
    rows.append(
      Row(label: indent + label, properties: properties, remark: remark))
  }

  private mutating func addReads(of event: Trace.Event, _ rest: inout Events) {
    let same = rest.prefix {
      $0.kind == .registered && $0.tracking == event.tracking
    }
    rest = rest.dropFirst(same.count)
    let properties = Set(same.map(\.property))
    let verb = early.isDisjoint(with: properties) ? "reads" : "waits"
    add("\(number(event)) \(verb)", properties)
    reads.subtract(properties)
    early.subtract(properties)
  }

  private mutating func addSet(_ event: Trace.Event, _ rest: inout Events) {
    if !reads.isSubset(of: early) {
      add("reads", reads)
      early.formUnion(reads)
    }
    rest = rest.dropFirst()
    let ended = takeToldAndEnded(&rest)
    if !ended.isEmpty {
      add("set", [event.property], "\(sentence(ended)) and end\(s(ended))")
      told.removeAll(where: ended.contains)
    } else if let next = rest.first, next.kind == .fired {
      rest = rest.dropFirst()
      add("set", [event.property], sentence([number(next)]))
      told.append(number(next))
    } else {
      add("set", [event.property], "no observer is notified")
    }
  }

  /// Adds the trackings that are told of a change after the `onChange` of
  /// another one did something.
  private mutating func addTold(_ rest: inout Events) {
    let ended = takeToldAndEnded(&rest)
    if !ended.isEmpty {
      add("\(sentence(ended)) and end\(s(ended))")
      told.removeAll(where: ended.contains)
    } else if let next = rest.popFirst() {
      add(sentence([number(next)]))
      told.append(number(next))
    }
  }

  private mutating func addEnd(of event: Trace.Event, _ rest: inout Events) {
    rest = rest.drop {
      $0.kind == .cancelled && $0.tracking == event.tracking
    }
    told.removeAll { $0 == event.tracking }
    add("\(number(event)) ends")
  }

  /// Takes the trackings that are told one after the other and only end.
  private func takeToldAndEnded(_ rest: inout Events) -> [Int] {
    var ended: [Int] = []
    while let fired = rest.first, fired.kind == .fired {
      let after = rest.dropFirst()
      let others = after.drop {
        $0.kind == .cancelled && $0.tracking == fired.tracking
      }
      guard others.count < after.count else { break }
      ended.append(number(fired))
      rest = others
    }
    return ended
  }

  private func number(_ event: Trace.Event) -> Int { event.tracking ?? 0 }
}

// MARK: - Rows become lines

extension TraceDrawing {
  /// A sentence such as `1 is notified` or `1, 2 and 3 are notified`.
  private func sentence(_ numbers: [Int]) -> String {
    let names = numbers.map(String.init)
    return names.count == 1
      ? "\(names[0]) is notified"
      : names.dropLast().joined(separator: ", ")
        + " and \(names.last!) are notified"
  }

  private func s(_ numbers: [Int]) -> String { numbers.count == 1 ? "s" : "" }

  /// A line; or two, if the remark does not fit into the first.
  private func draw(_ row: Row, labels: Int, inColumns: Bool) -> String {
    var line = padded(row.label, to: labels)
    for property in properties {
      if row.properties.contains(property) {
        line += property + "  "
      } else if inColumns {
        line += padded("", to: property.count + 2)
      }
    }
    if line.count + row.remark.count <= width || row.remark.isEmpty {
      return trimmed(line + row.remark)
    }
    return trimmed(line) + "\n" + padded("", to: labels) + row.remark
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
