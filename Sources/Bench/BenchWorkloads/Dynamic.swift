// Random graphs in which some memos drop one of their sources now and then.

import BenchKit

let dynamic = [
  Grid(width: 10, layers: 5, fixed: 1, sources: 2, read: 0.2),
  Grid(width: 10, layers: 10, fixed: 0.75, sources: 6, read: 0.2),
  Grid(width: 1000, layers: 12, fixed: 0.95, sources: 4, read: 1),
  Grid(width: 1000, layers: 5, fixed: 1, sources: 25, read: 1),
  Grid(width: 5, layers: 500, fixed: 1, sources: 3, read: 1),
  Grid(width: 100, layers: 15, fixed: 0.5, sources: 6, read: 1),
].map { grid in
  Workload("dynamic \(grid.width)x\(grid.layers)", in: .dynamic, target: 6) {
    iterations in
    let built = BuiltGrid(grid)
    return { built.run(iterations) }
  }
}

/// The description of a random graph.
struct Grid {
  let width: Int
  /// The number of rows. The first row consists of cells.
  let layers: Int
  /// The fraction of the memos that always read all of their sources.
  let fixed: Double
  /// The number of sources that a memo reads in the row above, beginning with
  /// its own column.
  let sources: Int
  /// The fraction of the last row that is read.
  let read: Double
}

final class BuiltGrid {
  private let graph = Graph()
  private let cells: [Cell]
  private let leaves: [Memo]
  private let evaluations = Counter()

  /// The number of memos that have been evaluated.
  var count: Int { evaluations.count }

  init(_ grid: Grid) {
    let graph = graph
    let evaluations = evaluations
    var random = SeededRandom()
    let cells = (0..<grid.width).map { Cell($0, in: graph) }
    self.cells = cells
    var row: [() -> Int] = cells.map { $0.read }
    var memos: [Memo] = []
    for _ in 1..<grid.layers {
      let above = row
      memos = above.indices.map { column in
        let sources = (0..<grid.sources).map {
          above[(column + $0) % above.count]
        }
        let isFixed = random.next() < grid.fixed
        return Memo(in: graph) {
          evaluations.count += 1
          return isFixed ? sum(sources) : sumWithDrop(sources)
        }
      }
      row = memos.map { $0.read }
    }
    leaves = Self.kept(of: memos, read: grid.read)
    let leaves = leaves
    Effect(in: graph) {
      for leaf in leaves { _ = leaf.read() }
    }
  }

  /// Writes to one cell after the other, and reads the leaves each time.
  ///
  /// - Returns: The sum of the leaves at the end, which wraps around.
  func run(_ iterations: Int) -> Int {
    for i in 0..<iterations {
      let column = i % cells.count
      graph.write(i + column, to: cells[column])
      for leaf in leaves { _ = leaf.read() }
    }
    return leaves.reduce(0) { $0 &+ $1.read() }
  }

  private static func kept(
    of row: [Memo], read: Double
  ) -> [Memo] {
    var kept = row
    var random = SeededRandom()
    let removals = (Double(row.count) * (1 - read)).rounded()
    for _ in 0..<Int(removals) {
      kept.remove(at: Int(random.next() * Double(kept.count)))
    }
    return kept
  }
}

private func sum(_ sources: [() -> Int]) -> Int {
  sources.reduce(0) { $0 &+ $1() }
}

/// Adds the sources, but leaves one of them out if the first one is odd.
private func sumWithDrop(_ sources: [() -> Int]) -> Int {
  let first = sources[0]()
  let dropped = first & 1 == 1 ? 1 + first % (sources.count - 1) : nil
  var sum = first
  for i in 1..<sources.count where i != dropped { sum &+= sources[i]() }
  return sum
}

/// The random numbers of the original, which are those of sfc32, seeded with
/// the word "seed".
private struct SeededRandom {
  private var a, b, c, d: UInt32

  init() {
    var seed = Seed("seed")
    (a, b, c, d) = (seed.next(), seed.next(), seed.next(), seed.next())
  }

  /// Returns the next number, from 0 up to but not including 1.
  mutating func next() -> Double {
    var result = a &+ b
    a = b ^ (b >> 9)
    b = c &+ (c << 3)
    c = c << 21 | c >> 11
    d &+= 1
    result &+= d
    c &+= result
    return Double(result) / 4_294_967_296
  }
}

/// The sequence of hashes that xmur3a makes of a word.
private struct Seed {
  private var hash: UInt32 = 2_166_136_261

  init(_ word: String) {
    for character in word.utf16 {
      var key = UInt32(character) &* 3_432_918_353
      key = key << 15 | key >> 17
      hash ^= key &* 461_845_907
      hash = hash << 13 | hash >> 19
      hash = hash &* 5 &+ 3_864_292_196
    }
    hash ^= UInt32(word.utf16.count)
  }

  mutating func next() -> UInt32 {
    hash = (hash ^ hash >> 16) &* 2_246_822_507
    hash = (hash ^ hash >> 13) &* 3_266_489_909
    hash ^= hash >> 16
    return hash
  }
}
