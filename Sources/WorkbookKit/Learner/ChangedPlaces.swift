// Where two lists differ: elements that changed together are one place.

/// Where a list differs from another, from the front to the back.
///
/// - Returns: For each place the range that is removed and the range that is
///   inserted. One of the two may be empty; it then marks where the other
///   belongs.
/// - Complexity: O(*n* + *d*²), where *d* is the number of differences.
package func changedPlaces<Element: Equatable>(
  from old: [Element], to new: [Element]
) -> [(old: Range<Int>, new: Range<Int>)] {
  let change = new.difference(from: old)
  let removed = Set(change.removals.map(\.offset))
  let inserted = Set(change.insertions.map(\.offset))
  var places: [(old: Range<Int>, new: Range<Int>)] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    let start = (i, j)
    while removed.contains(i) { i += 1 }
    while inserted.contains(j) { j += 1 }
    if (i, j) == start {
      (i, j) = (i + 1, j + 1)
    } else {
      places.append((old: start.0..<i, new: start.1..<j))
    }
  }
  return places
}
