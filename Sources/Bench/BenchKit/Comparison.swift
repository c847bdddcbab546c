// The measuring loop, which measures one row by taking samples on both cores in
// turn.

import AllocatedBytes

/// The result of one row.
public struct Comparison: Sendable {
  public let workload: Workload
  /// The number of iterations in one sample of our core.
  public let iterations: Int
  /// The samples that those of our core are compared with.
  public let baseline: Samples
  public let ours: Samples
  public let checksum: Int

  /// The cost on the baseline, as a multiple of the cost on our core.
  public var ratio: Double {
    baseline.judged(by: workload.judge) / ours.judged(by: workload.judge)
  }
  public var medianRatio: Double { baseline.median / ours.median }
  public var isOnTarget: Bool {
    workload.isControl || ratio >= workload.target
  }
}

/// The costs of one iteration on one core, in nanoseconds or bytes.
public struct Samples: Sendable {
  public private(set) var values: [Double] = []

  public var fastest: Double { values.min() ?? .nan }

  public var mean: Double { values.reduce(0, +) / Double(values.count) }

  public func judged(by judge: Workload.Judge) -> Double {
    switch judge {
    case .fastest: fastest
    case .mean: mean
    }
  }

  public var median: Double {
    let sorted = values.sorted()
    guard let middle = sorted.dropFirst(sorted.count / 2).first else {
      return .nan
    }
    return sorted.count % 2 == 1
      ? middle : (middle + sorted[sorted.count / 2 - 1]) / 2
  }

  /// Whether other samples have come close to the fastest one.
  ///
  /// On a machine that was busy the rest of the time, a single fast sample
  /// might be luck. A mean is never settled, because more samples always make
  /// it better.
  fileprivate func isSettled(by judge: Workload.Judge) -> Bool {
    guard judge == .fastest else { return false }
    let near = fastest * 1.05
    return values.count { $0 <= near } >= 5
  }

  public init() {}

  public mutating func append(_ value: Double) { values.append(value) }
}

/// An error: the two cores did different work, so their times can't be
/// compared.
public struct Mismatch: Error, CustomStringConvertible {
  public let description: String
}

/// Measures one workload on both cores.
///
/// The cores take turns, and which of them begins a turn is drawn at random, so
/// that neither profits from its place. Each sample is prepared afresh. The
/// first one on each core only warms up.
///
/// - Throws: `Mismatch` as soon as two checksums differ.
public func compare(
  baseline: Workload, ours: Workload, effort: Effort
) throws -> Comparison {
  let long = iterations(of: baseline, effort: effort)
  let ourLong =
    ours.length == .calibratedAlone
    ? iterations(of: ours, effort: effort) : long
  let expected = sample(baseline, long).checksum
  var samples = (baseline: Samples(), ours: Samples())

  func measure(_ workload: Workload, _ iterations: Int) throws -> Double {
    let sample = sample(workload, iterations)
    guard sample.checksum == expected else {
      throw Mismatch(
        description: """
          \(workload.name): the cores disagree on the checksum, \
          \(expected) and \(sample.checksum)
          """)
    }
    return sample.cost / Double(iterations)
  }

  _ = try measure(ours, ourLong)
  let clock = ContinuousClock()
  let start = clock.now
  var turn = 0
  while turn < effort.fewest || clock.now - start < effort.row
    || clock.now - start < effort.longestRow
      && !(samples.baseline.isSettled(by: ours.judge)
        && samples.ours.isSettled(by: ours.judge))
  {
    if Bool.random() {
      samples.baseline.append(try measure(baseline, long))
      samples.ours.append(try measure(ours, ourLong))
    } else {
      samples.ours.append(try measure(ours, ourLong))
      samples.baseline.append(try measure(baseline, long))
    }
    turn += 1
  }
  return Comparison(
    workload: ours, iterations: ourLong, baseline: samples.baseline,
    ours: samples.ours, checksum: expected)
}

/// The number of iterations that it takes for a sample to be long enough.
private func iterations(of workload: Workload, effort: Effort) -> Int {
  if workload.unit == .bytes { return effort.counted }
  if case .fixed(let iterations) = workload.length { return iterations }
  let wanted = effort.sample / .nanoseconds(1)
  var iterations = 1
  while true {
    // This is the faster of two runs, because a first run is often slow.
    var cost = sample(workload, iterations).cost
    if cost >= wanted { cost = min(cost, sample(workload, iterations).cost) }
    if cost >= wanted { return iterations }
    // Short samples are misleading, so the number grows no more than tenfold in
    // one step.
    let factor = min(wanted / max(cost, 100) * 1.2, 10)
    iterations = Int((Double(iterations) * factor).rounded(.up))
  }
}

private func sample(
  _ workload: Workload, _ iterations: Int
) -> (cost: Double, checksum: Int) {
  let run = workload.prepare(iterations)
  // The prepared objects stay alive until the clock has been read, so that
  // releasing them is measured only if the workload itself does it.
  return withExtendedLifetime(run) {
    switch workload.unit {
    case .nanoseconds:
      let clock = ContinuousClock()
      let start = clock.now
      let checksum = run()
      return ((clock.now - start) / .nanoseconds(1), checksum)
    case .bytes:
      let before = allocatedBytes()
      let checksum = run()
      return (Double(allocatedBytes()) - Double(before), checksum)
    }
  }
}
