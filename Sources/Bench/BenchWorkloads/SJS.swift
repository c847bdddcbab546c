// The rows of S.js: many small computations that read nothing but signals,
// which is the plain case of Observation.

import BenchKit

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

let sjs = create + update

@Observable final class Signal {
  var value: Int

  init(_ value: Int) { self.value = value }
}

/// A closure that runs again after a value has changed that it has read.
///
/// This is unchecked, because it stays on one thread.
private final class Computation: @unchecked Sendable {
  private let sources: ArraySlice<Signal>
  private let due: Due
  private var isMarked = false
  private var sum = 0

  init(of sources: ArraySlice<Signal>, due: Due) {
    self.sources = sources
    self.due = due
    run()
  }

  func run() {
    isMarked = false
    let computation = Unmanaged.passUnretained(self)
    sum = withObservationTracking {
      var sum = 0
      for source in sources { sum &+= source.value }
      return sum
    } onChange: {
      computation._withUnsafeGuaranteedRef { $0.mark() }
    }
    due.checksum &+= sum
  }

  private func mark() {
    if isMarked { return }
    isMarked = true
    due.computations.append(.passUnretained(self))
  }
}

/// The computations that a write has marked.
private final class Due {
  let computations = PlainList<Unmanaged<Computation>>()
  var checksum = 0

  deinit { computations.deallocate() }

  func flush() {
    for index in 0..<computations.count {
      computations[index]._withUnsafeGuaranteedRef { $0.run() }
    }
    computations.removeAll()
  }
}

private let count = Workload.Length.fixed(100_000)

// MARK: - Create

/// A hundred thousand signals, or computations with that many reads.
///
/// The time to build and to release the computations is measured, but the time
/// to make their signals is not.
private let create: [Workload] =
  [
    Workload("S.js create signals", in: .sjsCreate, target: 6, length: count) {
      iterations in
      return { signals(iterations).reduce(0) { $0 &+ $1.value } }
    }
  ]
  + [(0, 1), (1, 1), (2, 1), (4, 1), (1000, 1), (1, 2), (1, 4), (1, 8)]
  .map(createComputations) + [createComputations(1, 1000)]

/// Computations that read `reads` sources each. Each source is read by
/// `readers` of them.
private func createComputations(_ reads: Int, _ readers: Int) -> Workload {
  Workload(
    "S.js create \(reads)to\(readers)", in: .sjsCreate, target: 6,
    length: count
  ) { iterations in
    var sources = reads == 0 ? [] : signals(iterations / readers)
    return {
      let due = Due()
      var computations: [Computation] = []
      let makers = reads == 0 ? iterations : iterations / reads
      for maker in 0..<makers {
        // The readers of one source are made one after the other.
        let first = maker / readers * reads
        computations.append(
          Computation(of: sources[..<(first + reads)][first...], due: due))
      }
      computations = []
      sources = []
      return due.checksum
    }
  }
}

// MARK: - Update

/// A write to the first source, after which its readers run again.
///
/// The time to make the computations is not measured.
private let update = [
  (1, 1), (2, 1), (4, 1), (1000, 1), (1, 2), (1, 4), (1, 1000),
].map(updateComputations)

private func updateComputations(_ reads: Int, _ readers: Int) -> Workload {
  Workload("S.js update \(reads)to\(readers)", in: .sjsUpdate, target: 6) {
    iterations in
    let sources = signals(reads)
    let due = Due()
    let computations = (0..<readers).map { _ in
      Computation(of: sources[...], due: due)
    }
    return {
      for i in 0..<iterations {
        sources[0].value = i
        due.flush()
      }
      return withExtendedLifetime(computations) { due.checksum }
    }
  }
}

/// Signals, each of which has been read three times, as in the original.
private func signals(_ count: Int) -> [Signal] {
  let signals = (0..<count).map(Signal.init)
  var sum = 0
  for signal in signals {
    for _ in 0..<3 { sum &+= signal.value }
  }
  precondition(sum >= 0)
  return signals
}
