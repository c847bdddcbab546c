// Reads what XCTest prints about a story, line by line while it plays.

import TestReports

/// The outcome of a story, as far as XCTest has printed it.
struct StoryReport {
  private let chapter: Chapter
  private var waiting: [String]
  private var passed = 0
  private var failures: [String] = []
  private var running: String?
  /// The lines that the exercises have printed in the scene that is running,
  /// as many as may be kept.
  private var printed: [Substring] = []
  /// What they have printed in the first scene that failed.
  private var printout: Printout?
  private var begun: Set<String> = []
  /// Whether XCTest has printed its last line.
  private var hasEnded = false
  /// Something printed that XCTest never prints; nil if there is nothing.
  private var contradiction: String?

  init(of chapter: Chapter, declared: [String]) {
    self.chapter = chapter
    waiting = declared
  }

  /// Reads a printed line.
  mutating func take(_ line: Substring) {
    switch XCTestLine(line) {
    case .end: hasEnded = true
    case .test(.started, let test, chapter.story):
      if !begun.insert(test).inserted {
        contradiction = "\(words(test)) began twice"
      }
      running = test
      printed = []
    case .test(let event, let test, chapter.story):
      if running != test {
        contradiction = "\(words(test)) ended without a beginning"
      }
      listen(to: line[..<line.firstRange(of: "Test Case '")!.lowerBound])
      running = nil
      if event == .failed { printout = printout ?? wholePrintout }
      waiting.removeAll { $0 == test }
      if event == .passed { passed += 1 }
    case .failure(let message, let place, let test, chapter.story):
      failures.append("\(words(test)) : \(message) (\(place))")
    case nil: listen(to: line)
    default: break
    }
  }

  private mutating func listen(to words: Substring) {
    guard running != nil, printed.count < Printout.room else { return }
    printed.append(words.prefix(Printout.room))
  }

  private var wholePrintout: Printout {
    Printout(printed.joined(separator: "\n"))
      .prefix(characters: Printout.room)
  }

  /// The story's grade, once its process has ended.
  ///
  /// - Parameter stop: Why the process ended. It counts only if a test was
  ///   still running: XCTest also ends with an error code after a failure that
  ///   it has printed.
  func grade(stop: Stop?) -> StoryGrade {
    var failures = failures
    if let running, let stop {
      failures.append("\(words(running)) : \(stop.explanation)")
    }
    let isTold = running == nil && waiting.isEmpty
    if let contradiction = contradiction
      ?? (isTold && !hasEnded ? "it ended before its last line" : nil)
    {
      failures.append(
        "what was reported cannot be true: \(contradiction); code that is "
          + "graded must leave its tests alone")
    }
    let silent = waiting.filter { $0 != running }
    if !silent.isEmpty {
      failures.append(
        "not reported: \(words(silent.joined(separator: ", ")))")
    }
    let modules = chapter.exercises.map(\.name)
    let printout =
      printout ?? stop?.withoutItsWords(wholePrintout, modules: modules)
    return StoryGrade(
      chapter: chapter, passed: passed, failures: failures,
      printout: failures.isEmpty ? Printout() : printout ?? Printout())
  }

  private func words(_ name: String) -> String {
    name.replacing("_", with: " ")
  }
}
