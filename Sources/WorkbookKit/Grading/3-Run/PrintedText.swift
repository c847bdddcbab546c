// Finds what each check has printed in the output of a run. Checks run one
// after the other, and Swift Testing prints a line when one begins, fails or
// ends. The event stream holds the texts of these lines. What stands between
// them was printed by the code that is graded.
//
//     ◇ Test "it counts" started.
//     the learner's own words✘ Test "it counts" recorded an issue at …: …
//     ↳ …
//     ✘ Test "it counts" failed after 0.001 seconds with 1 issue.
//
// Code can print such lines, too. It then spoils its own output; verdicts come
// from the event stream alone.

import Foundation
import TestReports

/// The output of a run, sorted by its checks.
struct PrintedText {
  private let output: Data
  /// Where the unread part of the output begins.
  private var position = 0
  /// The check that is running.
  private var running: String?
  private var parts: [String: Data] = [:]
  /// What the library calls each test in its lines.
  private var titles: [String: String] = [:]

  /// Sorts an output.
  ///
  /// - Complexity: O(*n*) in the length of the output, if it has the lines
  ///   that the events tell of.
  init(_ output: String, events: [EventLine]) {
    self.output = Self.withoutStyles(output)
    for event in events where event.kind == "event" { take(event.payload) }
    keep(upTo: self.output.count)
  }

  /// The texts by the identifiers of the checks.
  var texts: [String: String] {
    parts.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a text without colours and other commands to a terminal. The
  /// library takes a pipe for a terminal.
  private static func withoutStyles(_ text: String) -> Data {
    let parts = Data(text.utf8).split(
      separator: 0x1B, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: parts.first ?? Data()) { text, part in
      let isCommand = part.first == UInt8(ascii: "[")
      let end = part.dropFirst().firstIndex { (0x40...0x7E).contains($0) }
      text += isCommand ? end.map { part[($0 + 1)...] } ?? Data() : part
    }
  }

  private mutating func take(_ event: EventLine.Payload) {
    let id = event.testID ?? ""
    let line =
      event.kind == "issueRecorded" ? issue(event, in: id) : line(of: event)
    if let line {
      keep(upTo: line.lowerBound)
      position = line.upperBound
    }
    switch event.kind {
    case "testStarted":
      titles[id] = event.texts.first?.replacing(" started.", with: "")
      if line != nil { running = id }
    case "testEnded":
      if line != nil { running = nil }
    default: break
    }
  }

  /// Keeps the next part of the output for the check that is running.
  private mutating func keep(upTo end: Int) {
    if let running { parts[running, default: Data()] += output[position..<end] }
    position = end
  }

  /// The line of an event, from its mark on.
  private func line(of event: EventLine.Payload) -> Range<Int>? {
    guard let text = event.texts.first.flatMap({ find("\($0)\n") }) else {
      return nil
    }
    return mark(before: text.lowerBound)..<text.upperBound
  }

  /// The lines of an issue, with those of its comments.
  private func issue(
    _ event: EventLine.Payload, in id: String
  ) -> Range<Int>? {
    guard let first = event.texts.first, let title = titles[id],
      let start = find("\(title) recorded an issue "),
      var end = find("\(first)\n", from: start.upperBound)?.upperBound
    else { return nil }
    for text in event.texts.dropFirst() {
      // The library indents the lines of a comment.
      let comment = text.replacing("\n", with: "\n  ") + "\n"
      end = find(comment, from: end)?.upperBound ?? end
    }
    return mark(before: start.lowerBound)..<end
  }

  /// Where the mark before a text begins: one character, which depends on the
  /// system, and spaces.
  private func mark(before text: Int) -> Int {
    var start = text
    while start > position, output[start - 1] == UInt8(ascii: " ") {
      start -= 1
    }
    guard start > position, output[start - 1] >= 0x80 else { return start }
    repeat { start -= 1 } while start > position && output[start] & 0xC0 == 0x80
    return start
  }

  private func find(_ text: String, from start: Int? = nil) -> Range<Int>? {
    let start = start ?? position
    return output.range(of: Data(text.utf8), in: start..<output.count)
  }
}
