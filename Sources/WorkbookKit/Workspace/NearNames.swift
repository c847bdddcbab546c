// Names that somebody may have meant who typed another one.

/// A thing that can be named in several ways.
struct Named<Thing> {
  let thing: Thing
  let names: [String]
}

/// The few things whose names are nearest to a word; none if no name is near.
///
/// A name is near if it contains the word, or if at most a letter in four
/// differs. Case does not count, nor do the signs between numbers.
func nearest<Thing>(to word: String, among all: [Named<Thing>]) -> [Thing] {
  let word = word.comparable
  let ranked = all.compactMap { named in
    named.names.compactMap { distance(from: word, to: $0.comparable) }.min()
      .map { (thing: named.thing, distance: $0) }
  }
  let best = ranked.map(\.distance).min()
  return ranked.filter { $0.distance == best }.prefix(3).map(\.thing)
}

/// How far a name is from a word; nil if it is not near.
private func distance(from word: String, to name: String) -> Int? {
  if word == name { return 0 }
  if word.count >= 3, name.contains(word) { return 1 }
  let distance = edits(from: Array(word), to: Array(name))
  return distance <= max(1, name.count / 4) ? distance : nil
}

/// The fewest letters to insert, remove or replace, so that one word becomes
/// another.
///
/// - Complexity: O(*n* · *m*).
private func edits(from word: [Character], to name: [Character]) -> Int {
  var row = Array(0...name.count)
  for (i, letter) in word.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in name.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[name.count]
}

extension String {
  fileprivate var comparable: String {
    lowercased().replacing(/[-,_:]/, with: ".")
  }
}
