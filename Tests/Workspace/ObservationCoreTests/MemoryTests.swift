// The memory that stays after very large trackings: less than 8 MiB a thread,
// however many objects or keys there were.

import Testing

@testable import ObservationCore

@Suite(.serialized) struct MemoryTests {
  @Test func `a log gives back the memory of very many reads`() {
    withObservationTracking {
      for _ in 0..<150_000 { Leaf().read() }
      #expect(ReadLog.current.pointee.capacity >= 150_000)
    } onChange: {
    }
    let kept = ReadLog.current.pointee.capacity
    #expect(kept <= ReadLog.keptCapacity)
    #expect(kept * MemoryLayout<Read>.stride <= 4 << 20)
  }

  @Test func `a log keeps its memory while it is in a tracking`() {
    withObservationTracking {
      for _ in 0..<100_000 { Leaf().read() }
      withObservationTracking {
        Leaf().read()
      } onChange: {
      }
      #expect(ReadLog.current.pointee.capacity >= 100_000)
    } onChange: {
    }
    #expect(ReadLog.current.pointee.capacity <= ReadLog.keptCapacity)
  }

  // Other tests own some keys meanwhile, so some tables may stay large.
  @Test func `the tables give back the memory of very many keys`() {
    let leaf = Leaf()
    let tracker = Tracker {}
    tracker.track {
      for key in 0..<150_000 { leaf.read(key) }
    }
    #expect(capacityOfTables >= 150_000)
    tracker.cancel()
    #expect(capacityOfTables <= 50_000)
  }

  private var capacityOfTables: Int {
    (0..<CountedProperties.tableCount).reduce(0) { sum, place in
      sum
        + CountedProperties.tables[place].withLock { $0.entries.capacity }
    }
  }

  @Test func `a number that was given back comes again`() {
    let keys = 0..<20_000
    func numbers() -> [Property] { keys.map { Property.find(\Leaf.[$0]) } }
    for _ in 1...2 {
      let all = numbers()
      #expect(Set(all).count == keys.count)
      #expect(all[7].keyPath == \Leaf.[7])
      for property in all { property.release() }
    }
  }
}

private final class Leaf: Observable {
  private let registrar = ObservationRegistrar()

  func read() { registrar.access(self, keyPath: \.value) }
  func read(_ key: Int) { registrar.access(self, keyPath: \.[key]) }

  private var value: Int { 0 }
  fileprivate subscript(key: Int) -> Int { 0 }
}
