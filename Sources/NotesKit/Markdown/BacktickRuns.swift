// Finds the ends of code spans.

/// The places of the runs of backticks in a text, by their length.
///
/// Found in one pass beforehand: a search for each opening run would take
/// quadratic time in a text with many runs that have no partner.
struct BacktickRuns {
  /// The places by length, the last first.
  private var places: [Int: [Int]] = [:]

  /// Finds the runs in a text.
  init(in bytes: [UInt8]) {
    var index = 0
    while let start = bytes[index...].firstIndex(of: .backtick) {
      index = start
      while index < bytes.count, bytes[index] == .backtick { index += 1 }
      places[index - start, default: []].append(start)
    }
    places = places.mapValues { $0.reversed() }
  }

  /// Returns the place of the first run of a length from a place on, and
  /// forgets those before it: questions have to come in the text's order.
  mutating func nextRun(ofLength length: Int, from index: Int) -> Int? {
    while let place = places[length]?.last {
      if place >= index { return place }
      places[length]?.removeLast()
    }
    return nil
  }
}
