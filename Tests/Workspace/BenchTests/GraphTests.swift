import Testing

@testable import BenchWorkloads

/// The graphs under the rows, by the sums that are known for them.
@Suite struct GraphTests {
  @Test func `a memo follows its cell`() {
    let graph = Graph()
    let cell = Cell(2, in: graph)
    let double = Memo(in: graph) { cell.read() * 2 }
    #expect(double.read() == 4)
    graph.write(3, to: cell)
    #expect(double.read() == 6)
  }

  // a ── b ──┐
  // └─── c ──┴── sum
  @Test func `a diamond is evaluated once a batch`() {
    let graph = Graph()
    let log = Log()
    let a = Cell(1, in: graph)
    let b = Memo(in: graph) { a.read() + 1 }
    let c = Memo(in: graph) { a.read() * 10 }
    Effect(in: graph) { log.add("sum \(b.read() + c.read())") }
    graph.batch {
      a.write(2)
      a.write(3)
    }
    #expect(log.lines == ["sum 12", "sum 34"])
  }

  // a ── odd ── effect
  @Test func `an equal result goes no further`() {
    let graph = Graph()
    let log = Log()
    let a = Cell(1, in: graph)
    let odd = Memo(in: graph) {
      log.add("odd")
      return a.read() % 2
    }
    Effect(in: graph) { log.add("effect \(odd.read())") }
    graph.write(3, to: a)
    graph.write(4, to: a)
    #expect(log.lines == ["odd", "effect 1", "odd", "odd", "effect 0"])
  }

  @Test func `a memo that no reader needs is not evaluated`() {
    let graph = Graph()
    let log = Log()
    let a = Cell(1, in: graph)
    let unread = Memo(in: graph) {
      log.add("evaluated")
      return a.read()
    }
    graph.write(2, to: a)
    #expect(log.lines == [])
    #expect(unread.read() == 2)
  }

  @Test(arguments: [
    (1.0, 3, 3, 1.0, 2, 16, 11), (1.0, 3, 3, 2.0 / 3, 10, 72, 41),
    (0.5, 4, 2, 1.0, 10, 72, 22),
  ])
  func `a small random graph has its known sum and count`(
    fixed: Double, width: Int, layers: Int, read: Double, iterations: Int,
    sum: Int, count: Int
  ) {
    let grid = BuiltGrid(
      Grid(width: width, layers: layers, fixed: fixed, sources: 2, read: read))
    #expect(grid.run(iterations) == sum)
    #expect(grid.count == count)
  }

  @Test(arguments: [1, 2, 10, 30])
  func `cellx is what plain arithmetic says`(layers: Int) {
    let cellx = Cellx(layers: layers)
    #expect(cellx.ends == Self.last([1, 2, 3, 4], after: layers))
    cellx.change()
    #expect(cellx.ends == Self.last([4, 3, 2, 1], after: layers))
  }

  private static func last(_ first: [Int], after layers: Int) -> [Int] {
    (0..<layers).reduce(first) { row, _ in
      [row[1], row[0] &- row[2], row[1] &+ row[3], row[2]]
    }
  }
}

private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
