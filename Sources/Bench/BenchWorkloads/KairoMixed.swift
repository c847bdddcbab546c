// Kairo's graphs with many reads, or with reads that change from run to run.

/// One cell that is read thirty times in one evaluation.
@Sendable func repeated(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  let sum = Memo(in: graph) {
    var sum = 0
    for _ in 0..<30 { sum += head.read() }
    return sum
  }
  Effect(in: graph) {
    _ = sum.read()
    runs.count += 1
  }
  return writes(100, to: head, in: graph, runs) {
    sum.read() == $0 * 30
  }
}

/// A chain whose links are all added up in one sum.
@Sendable func triangle(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  var chain = [Memo(in: graph) { head.read() + 1 }]
  for _ in 1..<10 {
    let before = chain[chain.count - 1]
    chain.append(Memo(in: graph) { before.read() + 1 })
  }
  let summed = chain.prefix(9)
  let sum = Memo(in: graph) {
    summed.reduce(head.read()) { $0 + $1.read() }
  }
  Effect(in: graph) {
    _ = sum.read()
    runs.count += 1
  }
  return writes(100, to: head, in: graph, runs) {
    sum.read() == 45 + $0 * 10
  }
}

/// A memo whose sources change with every write.
@Sendable func unstable(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  let double = Memo(in: graph) { head.read() * 2 }
  let inverse = Memo(in: graph) { -head.read() }
  let sum = Memo(in: graph) {
    var sum = 0
    for _ in 0..<20 {
      sum += head.read() % 2 != 0 ? double.read() : inverse.read()
    }
    return sum
  }
  Effect(in: graph) {
    _ = sum.read()
    runs.count += 1
  }
  return writes(100, to: head, in: graph, runs) {
    sum.read() == ($0 % 2 != 0 ? $0 * 40 : $0 * -20)
  }
}

/// A small application with two cells, five memos and three effects, and a lot
/// of other work that is the same on both cores.
@Sendable func mol(_ graph: Graph) -> () -> Int {
  let a = Cell(0, in: graph)
  let b = Cell(0, in: graph)
  let results = Counter()
  let c = Memo(in: graph) { a.read() % 2 + b.read() % 2 }
  let d = ListMemo(in: graph) {
    (0..<5).map { $0 + a.read() % 2 - b.read() % 2 }
  }
  let e = Memo(in: graph) { hard(c.read() + a.read() + d.read()[0]) }
  let f = Memo(in: graph) { hard(d.read()[2] != 0 ? d.read()[2] : b.read()) }
  let g = Memo(in: graph) {
    c.read() + (c.read() != 0 ? c.read() : e.read() % 2) + d.read()[4]
      + f.read()
  }
  Effect(in: graph) { results.count &+= hard(g.read()) }
  Effect(in: graph) { results.count &+= g.read() }
  Effect(in: graph) { results.count &+= hard(f.read()) }
  var i = 0
  return {
    i += 1
    results.count = 0
    graph.batch {
      b.write(1)
      a.write(1 + i * 2)
    }
    graph.batch {
      a.write(2 + i * 2)
      b.write(2)
    }
    return results.count
  }
}

/// Adds the sixteenth Fibonacci number, computed the slow way.
private func hard(_ number: Int) -> Int { number + fibonacci(16) }

@inline(never) private func fibonacci(_ n: Int) -> Int {
  n < 2 ? 1 : fibonacci(n - 1) + fibonacci(n - 2)
}
