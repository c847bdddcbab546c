// Names that somebody may have meant who typed another one.

/// The few things whose names are nearest to a word; none if no name is near.
///
/// A name is near if it contains the word, or if at most a letter in four
/// differs. Case does not count, nor do the signs between numbers.
///
/// - Parameter names: The names of a thing.
func nearest<Thing>(
  to word: String, among things: [Thing], names: (Thing) -> [String]
) -> [Thing] {
  func comparable(_ text: String) -> [Character] {
    Array(text.lowercased().replacing(/[-,_:]/, with: "."))
  }
  let word = comparable(word)
  let ranked = things.compactMap { thing in
    names(thing).compactMap { distance(from: word, to: comparable($0)) }.min()
      .map { (thing: thing, distance: $0) }
  }
  let best = ranked.map(\.distance).min()
  return ranked.filter { $0.distance == best }.prefix(3).map(\.thing)
}

/// How far a name is from a word; nil if it is not near.
private func distance(
  from word: [Character], to name: [Character]
) -> Int? {
  if word == name { return 0 }
  if word.count >= 3, name.contains(word) { return 1 }
  // Of the letters that two words do not share in order, each is one edit away.
  let edits = name.difference(from: word)
  let distance = max(edits.insertions.count, edits.removals.count)
  return distance <= max(1, name.count / 4) ? distance : nil
}
