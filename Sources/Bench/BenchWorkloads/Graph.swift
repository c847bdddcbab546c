// Computed cells and effects, for the suites that come from signal libraries.
// The source is the same for both cores, and uses nothing but their public
// interface.
//
// A tracking inside another one passes all of its reads on to the outer one. If
// there is a chain of n computed cells, and each is evaluated inside its
// reader's tracking, that would register n² / 2 reads. That's why a reader is
// first evaluated without tracking, while it notes its sources, and then reads
// these sources once more inside its own tracking. This way, there is one
// tracked read for each edge of the graph.
//
// The time that this code itself takes counts on both cores, so it hides how
// much they differ. That's why it does as little as possible: there is no
// generic class, the lists are in plain memory, and references to objects that
// the graph keeps alive anyway are not counted.

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// A graph of cells, memos and effects.
///
/// It keeps its effects alive, so keep the graph alive as long as you write to
/// it.
final class Graph {
  /// The reader whose sources are being noted at the moment.
  fileprivate var reader: Unmanaged<Reader>?
  /// The effects that have been marked since the last batch.
  fileprivate let due = PlainList<Unmanaged<Effect>>()
  fileprivate var effects: [Effect] = []

  deinit { due.deallocate() }

  /// Makes changes, and then runs each effect that they reach once.
  func batch(_ changes: () -> Void) {
    changes()
    var next = 0
    while next < due.count {
      due[next]._withUnsafeGuaranteedRef { $0.refresh() }
      next += 1
    }
    due.removeAll()
  }

  /// Changes a single cell, in a batch of its own.
  func write(_ value: Int, to cell: Cell) {
    batch { cell.write(value) }
  }
}

/// Something that a reader can read: a cell or a memo.
class Source {
  unowned(unsafe) let graph: Graph
  /// A number that grows each time the value changes.
  fileprivate(set) var revision = 0

  fileprivate init(in graph: Graph) { self.graph = graph }

  /// Reads the value in such a way that the core notices it.
  fileprivate func touch() {}

  /// Makes sure that a computed value is valid.
  fileprivate func refresh() {}

  fileprivate final func note() {
    graph.reader?._withUnsafeGuaranteedRef { $0.note(self) }
  }
}

/// A value that is written from outside.
@Observable final class Cell: Source {
  private var value: Int

  init(_ value: Int, in graph: Graph) {
    self.value = value
    super.init(in: graph)
  }

  func read() -> Int {
    note()
    return _value
  }

  /// Writes the value, inside a batch.
  func write(_ value: Int) {
    if value != _value { revision += 1 }
    self.value = value
  }

  fileprivate override func touch() { _ = value }
}

/// A node with sources.
///
/// The reader is marked by the first of its sources that changes. When its
/// value is needed, it is evaluated again, but only if a source has really
/// changed.
///
/// This is unchecked, because a graph is used on one thread.
class Reader: Source, @unchecked Sendable {
  private struct Link {
    let source: Unmanaged<Source>
    let revision: Int
  }

  private let links = PlainList<Link>()
  private var isMarked = true

  deinit { links.deallocate() }

  fileprivate final func note(_ source: Source) {
    links.append(
      Link(source: .passUnretained(source), revision: source.revision))
  }

  fileprivate final override func refresh() {
    guard isMarked else { return }
    isMarked = false
    let reader = Unmanaged.passUnretained(self)
    if links.count == 0 || hasChangedSource { evaluateAndNote() }
    withObservationTracking {
      for index in 0..<links.count {
        links[index].source._withUnsafeGuaranteedRef { $0.touch() }
      }
    } onChange: {
      reader._withUnsafeGuaranteedRef { $0.mark() }
    }
  }

  /// Whether a source has changed since it was read.
  ///
  /// The sources are checked in the order in which they were read. Otherwise a
  /// source might be evaluated for a reader that is no longer going to read it.
  private var hasChangedSource: Bool {
    for index in 0..<links.count {
      let link = links[index]
      let hasChanged = link.source._withUnsafeGuaranteedRef { source in
        source.refresh()
        return source.revision != link.revision
      }
      if hasChanged { return true }
    }
    return false
  }

  private func evaluateAndNote() {
    let outer = graph.reader
    graph.reader = .passUnretained(self)
    links.removeAll()
    evaluate()
    graph.reader = outer
  }

  /// Marks the reader, because one of its sources is about to change.
  ///
  /// At this moment, the source still has its old value.
  private func mark() {
    if isMarked { return }
    isMarked = true
    announce()
  }

  fileprivate func evaluate() {}
  fileprivate func announce() {}
}

/// The side of a memo that the core sees.
class Computed: Reader, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()

  fileprivate final override func touch() {
    registrar.access(self, keyPath: \.revision)
  }

  fileprivate final override func announce() {
    registrar.withMutation(of: self, keyPath: \.revision) {}
  }
}

/// A value that is computed from others when it is read.
///
/// If the result equals the one before, the change goes no further: the readers
/// of the memo have been marked, but then find that none of their sources have
/// changed.
final class Memo: Computed, @unchecked Sendable {
  private let compute: () -> Int
  private var value = 0

  init(in graph: Graph, _ compute: @escaping () -> Int) {
    self.compute = compute
    super.init(in: graph)
  }

  func read() -> Int {
    refresh()
    note()
    return value
  }

  fileprivate override func evaluate() {
    let result = compute()
    if result != value || revision == 0 {
      value = result
      revision += 1
    }
  }
}

/// A memo whose value is a list.
final class ListMemo: Computed, @unchecked Sendable {
  private let compute: () -> [Int]
  private var value: [Int] = []

  init(in graph: Graph, _ compute: @escaping () -> [Int]) {
    self.compute = compute
    super.init(in: graph)
  }

  func read() -> [Int] {
    refresh()
    note()
    return value
  }

  fileprivate override func evaluate() {
    let result = compute()
    if result != value || revision == 0 {
      value = result
      revision += 1
    }
  }
}

/// Work that runs at the start, and again whenever a value changes that it has
/// read.
final class Effect: Reader, @unchecked Sendable {
  private let work: () -> Void

  @discardableResult
  init(in graph: Graph, _ work: @escaping () -> Void) {
    self.work = work
    super.init(in: graph)
    graph.effects.append(self)
    refresh()
  }

  fileprivate override func evaluate() { work() }
  fileprivate override func announce() {
    graph.due.append(.passUnretained(self))
  }
}
