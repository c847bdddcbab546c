// The table for the terminal, which fits into 80 columns.

import BenchKit
import BenchViews
import Foundation

/// The head of the table.
///
/// The columns are the fastest sample of each core (or the mean, in rows with
/// threads), the ratio of these two, and the ratio of the medians.
func tableHead(_ before: String, _ after: String) -> String {
  line("row", before, after, "ratio", "median", "target", "")
}

func tableLine(_ comparison: Comparison) -> String {
  line(
    comparison.workload.name,
    amount(comparison.baseline, comparison.workload),
    amount(comparison.ours, comparison.workload),
    decimals(comparison.ratio), decimals(comparison.medianRatio),
    decimals(comparison.workload.target),
    comparison.workload.isControl
      ? "noise" : comparison.isOnTarget ? "ok" : "below")
}

/// The last lines: the mean ratio of the cores, the lowest ratio, and the noise
/// of the measurement.
func summary(_ comparisons: [Comparison]) -> String {
  let judged = comparisons.filter { !$0.workload.isControl }
  var lines: [String] = []
  if let lowest = judged.min(by: { $0.ratio < $1.ratio }) {
    lines.append(
      """
      geometric mean \(decimals(geometricMean(judged))) over \
      \(judged.count) rows, lowest \(decimals(lowest.ratio)) \
      (\(lowest.workload.name))
      """)
  }
  for control in comparisons where control.workload.isControl {
    lines.append(
      """
      control \(decimals(control.ratio)) (\(control.workload.name)): the \
      same code in both, so its distance from 1 is noise
      """)
  }
  return lines.joined(separator: "\n")
}

/// The cost of a toggle in a long list, as a multiple of the cost in a short
/// one.
func flatness(_ comparisons: [Comparison]) -> String? {
  func toggle(of count: Int) -> Comparison? {
    comparisons.first { $0.workload.name == ViewWorkloads.toggle(of: count) }
  }
  guard let short = toggle(of: 10), let long = toggle(of: 10_000) else {
    return nil
  }
  return """
    a toggle among 10000 rows costs as much as \
    \(decimals(long.baseline.fastest / short.baseline.fastest)) among 10 \
    published whole, \
    \(decimals(long.ours.fastest / short.ours.fastest)) observed
    """
}

/// The geometric mean of the ratios.
///
/// - Parameter comparisons: All rows except the control, which measures no
///   core.
func geometricMean(_ comparisons: [Comparison]) -> Double {
  let logarithms = comparisons.map { log($0.ratio) }
  return exp(logarithms.reduce(0, +) / Double(logarithms.count))
}

private func line(
  _ name: String, _ toolchain: String, _ ours: String, _ ratio: String,
  _ median: String, _ target: String, _ verdict: String
) -> String {
  name.padding(toLength: 24, withPad: " ", startingAt: 0)
    + right(toolchain, 13) + right(ours, 13) + right(ratio, 8)
    + right(median, 8) + right(target, 7)
    + (verdict.isEmpty ? "" : " " + verdict)
}

private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

private func amount(_ samples: Samples, _ workload: Workload) -> String {
  let value = samples.judged(by: workload.judge)
  let digits = value < 100 ? 1 : 0
  return String(format: "%.\(digits)f \(workload.unit.rawValue)", value)
}

private func decimals(_ value: Double) -> String {
  String(format: value < 100 ? "%.2f" : "%.0f", value)
}
