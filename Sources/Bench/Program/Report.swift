// The report for other programs, with the numbers of the table.

import BenchKit
import Foundation

/// The report that `--json` writes.
struct Report: Encodable {
  struct Row: Encodable {
    let row: String
    let group: String
    let unit: String
    let iterations: Int
    let samples: Int
    let checksum: Int
    let baseline: Cost
    let ours: Cost
    let ratio: Double
    let medianRatio: Double
    let target: Double
    let isOnTarget: Bool
    let isControl: Bool
  }

  /// The cost of one iteration.
  struct Cost: Encodable {
    let fastest: Double
    let mean: Double
    let median: Double
  }

  let system: String
  let processors: Int
  let geometricMean: Double
  let rows: [Row]
  /// The rows about views, in which `baseline` is whole-object publishing.
  let views: [Row]

  init(_ comparisons: [Comparison], views: [Comparison]) {
    system = ProcessInfo.processInfo.operatingSystemVersionString
    processors = ProcessInfo.processInfo.activeProcessorCount
    geometricMean = bench.geometricMean(
      comparisons.filter { !$0.workload.isControl })
    rows = comparisons.map(Row.init)
    self.views = views.map(Row.init)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension Report.Row {
  init(_ comparison: Comparison) {
    row = comparison.workload.name
    group = comparison.workload.group.rawValue
    unit = comparison.workload.unit.rawValue
    iterations = comparison.iterations
    samples = comparison.ours.values.count
    checksum = comparison.checksum
    baseline = Report.Cost(comparison.baseline)
    ours = Report.Cost(comparison.ours)
    ratio = comparison.ratio
    medianRatio = comparison.medianRatio
    target = comparison.workload.target
    isOnTarget = comparison.isOnTarget
    isControl = comparison.workload.isControl
  }
}

extension Report.Cost {
  init(_ samples: Samples) {
    fastest = samples.fastest
    mean = samples.mean
    median = samples.median
  }
}
