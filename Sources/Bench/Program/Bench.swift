// The map of the benchmark. It measures ObservationCore against the toolchain's
// Observation, and views that use Observation against views that use
// whole-object publishing, all in this process. If a row misses its target,
// that is only reported, but if the cores disagree on a row, the run ends with
// exit code 1.
//
//   BenchKit             what a row is, and the loop that measures it
//   BenchWorkloads       the rows on ObservationCore
//   ToolchainWorkloads   a link: the same rows on the toolchain's Observation
//   BenchViews           the rows about views
//   AllocatedBytes       counts the bytes of the heap, in C
//   Program              this folder: options, table and report

import BenchKit
import BenchViews
import BenchWorkloads
import Foundation
import ToolchainWorkloads

@main struct Bench {
  static let isTerminal = isatty(STDERR_FILENO) == 1

  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  static func run(_ options: Options) throws {
    let cores = chosen(
      ToolchainWorkloads.workloads, BenchWorkloads.workloads, options)
    let views = chosen(
      ViewWorkloads.published, ViewWorkloads.observed, options)
    if cores.isEmpty, views.isEmpty {
      let all = BenchWorkloads.workloads + ViewWorkloads.observed
      let known = all.map(\.name).joined(separator: "\n  ")
      throw Options.Wrong(description: "no such row; there are\n  \(known)")
    }
    let viewComparisons = try measure(
      views, tableHead("whole-object", "observed"), options)
    if let flatness = flatness(viewComparisons) { print("\n\(flatness)") }
    if !views.isEmpty, !cores.isEmpty { print() }
    let comparisons = try measure(
      cores, tableHead("toolchain", "ours"), options)
    if let path = options.json {
      try Report(comparisons, views: viewComparisons).write(to: path)
    }
    if !comparisons.isEmpty { print("\n\(summary(comparisons))") }
  }

  typealias Pair = (before: Workload, after: Workload)

  static func chosen(
    _ before: [Workload], _ after: [Workload], _ options: Options
  ) -> [Pair] {
    zip(before, after).filter { pair in
      options.rows.isEmpty || options.rows.contains(where: pair.1.isNamed)
    }
  }

  /// Measures the rows of a table, and prints each row as soon as it has been
  /// measured.
  static func measure(
    _ pairs: [Pair], _ head: String, _ options: Options
  ) throws -> [Comparison] {
    var comparisons: [Comparison] = []
    if !pairs.isEmpty { print(head) }
    for pair in pairs {
      if comparisons.last?.workload.group != pair.after.group {
        print("\n\(pair.after.group.rawValue)")
      }
      say("\(comparisons.count + 1)/\(pairs.count) \(pair.after.name)")
      let comparison = try compare(
        baseline: pair.before, ours: pair.after,
        effort: options.isQuick ? .quick : .full)
      if isTerminal { say("") }
      print(tableLine(comparison))
      comparisons.append(comparison)
    }
    return comparisons
  }

  /// Prints the progress. In a terminal, all of it appears on one line, which
  /// is overwritten.
  static func say(_ text: String) {
    let line = isTerminal ? "\r\u{1B}[K\(text)" : text + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
