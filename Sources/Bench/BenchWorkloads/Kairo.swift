// The first five of Kairo's nine graphs, each of which has a shape that occurs
// in real programs. The others are in `KairoMixed.swift`.
//
// One iteration is one of the original's rounds of writes, with each write in a
// batch of its own and with the checks of the original.

import BenchKit

let kairo = [
  round("avoidable", avoidable), round("broad", broad), round("deep", deep),
  round("diamond", diamond), round("mux", mux), round("repeated", repeated),
  round("triangle", triangle), round("unstable", unstable),
  round("mol", mol),
]

/// A workload that builds a graph once, and then runs one round after the
/// other.
///
/// The first three rounds are not measured.
private func round(
  _ name: String, _ build: @escaping @Sendable (Graph) -> () -> Int
) -> Workload {
  Workload("kairo \(name)", in: .kairo, target: 6) { iterations in
    let graph = Graph()
    let goRound = build(graph)
    for _ in 0..<3 { _ = goRound() }
    return {
      var sum = 0
      for _ in 0..<iterations { sum &+= goRound() }
      return sum
    }
  }
}

/// A round of writes to one cell.
///
/// After each write, the result has to be right, and at the end, each effect
/// must have run once for each write.
func writes(
  _ count: Int, to head: Cell, in graph: Graph, _ runs: Counter,
  effects: Int = 1, isRight: @escaping (Int) -> Bool
) -> () -> Int {
  {
    graph.write(1, to: head)
    precondition(isRight(1))
    runs.count = 0
    for value in 0..<count {
      graph.write(value, to: head)
      precondition(isRight(value))
    }
    precondition(runs.count == count * effects)
    return runs.count
  }
}

/// A little work that takes the place of the rest of a program.
func busy() {
  var sum = 0
  for i in 0..<100 { sum &+= keep(i) }
  precondition(sum == 4950)
}

@inline(never) private func keep(_ value: Int) -> Int { value }

/// A chain whose second link always has the same result, so that nothing after
/// this link has to be evaluated.
@Sendable private func avoidable(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let first = Memo(in: graph) { head.read() }
  let same = Memo(in: graph) {
    _ = first.read()
    return 0
  }
  let third = Memo(in: graph) {
    busy()
    return same.read() + 1
  }
  let fourth = Memo(in: graph) { third.read() + 2 }
  let fifth = Memo(in: graph) { fourth.read() + 3 }
  Effect(in: graph) {
    _ = fifth.read()
    busy()
  }
  return {
    var sum = 0
    for value in [1] + Array(0..<1000) {
      graph.write(value, to: head)
      precondition(fifth.read() == 6)
      sum += fifth.read()
    }
    return sum
  }
}

/// Fifty short chains that start at the same cell, each with an effect.
@Sendable private func broad(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  let ends = (0..<50).map { i in
    let first = Memo(in: graph) { head.read() + i }
    let second = Memo(in: graph) { first.read() + 1 }
    Effect(in: graph) {
      _ = second.read()
      runs.count += 1
    }
    return second
  }
  return writes(50, to: head, in: graph, runs, effects: 50) {
    ends[49].read() == $0 + 50
  }
}

/// A single chain of fifty links.
@Sendable private func deep(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  var end = Memo(in: graph) { head.read() + 1 }
  for _ in 1..<50 {
    let before = end
    end = Memo(in: graph) { before.read() + 1 }
  }
  let last = end
  Effect(in: graph) {
    _ = last.read()
    runs.count += 1
  }
  return writes(50, to: head, in: graph, runs) { last.read() == $0 + 50 }
}

/// Five paths from one cell to one sum.
@Sendable private func diamond(_ graph: Graph) -> () -> Int {
  let head = Cell(0, in: graph)
  let runs = Counter()
  let ways = (0..<5).map { _ in Memo(in: graph) { head.read() + 1 } }
  let sum = Memo(in: graph) { ways.reduce(0) { $0 + $1.read() } }
  Effect(in: graph) {
    _ = sum.read()
    runs.count += 1
  }
  return writes(500, to: head, in: graph, runs) {
    sum.read() == ($0 + 1) * 5
  }
}

/// A hundred cells that are gathered into one value and taken out again.
@Sendable private func mux(_ graph: Graph) -> () -> Int {
  let heads = (0..<100).map { _ in Cell(0, in: graph) }
  let gathered = ListMemo(in: graph) { heads.map { $0.read() } }
  let ends = heads.indices.map { i in
    let one = Memo(in: graph) { gathered.read()[i] }
    let next = Memo(in: graph) { one.read() + 1 }
    Effect(in: graph) { _ = next.read() }
    return next
  }
  return {
    var sum = 0
    for factor in 1...2 {
      for i in 0..<10 {
        graph.write(i * factor, to: heads[i])
        precondition(ends[i].read() == i * factor + 1)
        sum += ends[i].read()
      }
    }
    return sum
  }
}
