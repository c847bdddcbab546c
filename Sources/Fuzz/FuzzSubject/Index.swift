// The object that the key path of a subscript captures.

/// An index of a subscript. It is an object, so that you notice if it is
/// leaked.
final class Index: Hashable {
  let number: Int
  private let tally: Tally

  init(_ number: Int, _ tally: Tally) {
    self.number = number
    self.tally = tally
    tally.living += 1
  }

  deinit { tally.living -= 1 }

  static func == (one: Index, other: Index) -> Bool {
    one.number == other.number
  }
  // This gives some different indices the same hash, on purpose.
  func hash(into hasher: inout Hasher) { hasher.combine(number / 2) }
}
