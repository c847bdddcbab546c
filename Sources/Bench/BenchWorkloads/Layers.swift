// Graphs with a regular shape: cellx, and propagate from alien-signals.

import BenchKit

// MARK: - Cellx

let cellx = [1000, 2500].map { layers in
  Workload("cellx \(layers)", in: .cellx, target: 6, length: .fixed(1)) { _ in
    let cellx = Cellx(layers: layers)
    return {
      let before = cellx.ends
      cellx.change()
      precondition(before == [-3, -6, -2, 2])
      precondition(cellx.ends == [-2, -4, 2, 3])
      return before.reduce(0, &+) &+ cellx.ends.reduce(0, &+)
    }
  }
}

/// A sheet of four columns.
///
/// Each cell is computed from the row above it, and has an effect that watches
/// it.
struct Cellx {
  private let graph = Graph()
  private let sources: [Cell]
  private let last: [Memo]

  init(layers: Int) {
    let graph = graph
    let sources = [1, 2, 3, 4].map { Cell($0, in: graph) }
    self.sources = sources
    var row: [() -> Int] = sources.map { $0.read }
    var memos: [Memo] = []
    for _ in 0..<layers {
      let above = row
      memos = [
        Memo(in: graph) { above[1]() },
        Memo(in: graph) { above[0]() &- above[2]() },
        Memo(in: graph) { above[1]() &+ above[3]() },
        Memo(in: graph) { above[2]() },
      ]
      for memo in memos { Effect(in: graph) { _ = memo.read() } }
      row = memos.map { $0.read }
    }
    last = memos
  }

  var ends: [Int] { last.map { $0.read() } }

  func change() {
    graph.batch {
      for (source, value) in zip(sources, [4, 3, 2, 1]) { source.write(value) }
    }
  }
}

// MARK: - Propagate

let propagate = [1, 10, 100].flatMap { width in
  [1, 10, 100].map { height in
    Workload("propagate \(width)x\(height)", in: .propagate, target: floor) {
      iterations in
      let graph = Graph()
      let source = Cell(0, in: graph)
      let sum = Counter()
      for _ in 0..<width {
        var end = Memo(in: graph) { source.read() + 1 }
        for _ in 1..<height {
          let before = end
          end = Memo(in: graph) { before.read() + 1 }
        }
        let last = end
        Effect(in: graph) { sum.count &+= last.read() }
      }
      return {
        for i in 1...iterations { graph.write(i, to: source) }
        return sum.count
      }
    }
  }
}
