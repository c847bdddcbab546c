// Measures ObservationCore against the toolchain's Observation, both in this
// process. A row below its target is only said; a row on which the cores
// disagree ends the run with exit code 1.

import BenchKit
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
    let pairs = zip(ToolchainWorkloads.workloads, BenchWorkloads.workloads)
      .filter { pair in
        options.rows.isEmpty || options.rows.contains(where: pair.1.isNamed)
      }
    if pairs.isEmpty {
      let known = BenchWorkloads.workloads.map(\.name).joined(separator: "\n  ")
      throw Options.Wrong(description: "no such row; there are\n  \(known)")
    }

    print(tableHead)
    var comparisons: [Comparison] = []
    for (toolchain, ours) in pairs {
      if comparisons.last?.workload.group != ours.group {
        print("\n\(ours.group.rawValue)")
      }
      say("\(comparisons.count + 1)/\(pairs.count) \(ours.name)")
      let comparison = try compare(
        toolchain: toolchain, ours: ours,
        effort: options.isQuick ? .quick : .full)
      if isTerminal { say("") }
      print(tableLine(comparison))
      comparisons.append(comparison)
    }
    if let path = options.json { try Report(comparisons).write(to: path) }
    print("\n\(summary(comparisons))")
  }

  /// Says what is going on: in a terminal on one line that is written over.
  static func say(_ text: String) {
    let line = isTerminal ? "\r\u{1B}[K\(text)" : text + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
