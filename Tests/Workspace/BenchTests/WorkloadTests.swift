import BenchKit
import BenchWorkloads
import Foundation
import Testing
import ToolchainWorkloads

/// The benchmark's rows, for what they do and not for how fast.
@Suite struct WorkloadTests {
  static let pairs = zip(
    BenchWorkloads.workloads, ToolchainWorkloads.workloads
  ).filter { ours, _ in
    // Deeper than the stack of a test's thread in a debug build.
    !ours.isNamed("cellx") && !ours.name.hasSuffix("500")
      && !ours.isNamed("M-22 1000")
      // The same as a smaller row, and long without an optimiser.
      && !ours.isNamed("M-19 64000")
  }

  @Test(arguments: pairs.map(\.0.name))
  func `both cores have the same checksum`(row: String) async throws {
    let pair = try #require(Self.pairs.first { $0.0.name == row })
    let iterations: Int
    switch pair.0.length {
    case .calibrated, .calibratedAlone: iterations = 3
    case .fixed: iterations = 2000
    }
    // A row might wait for a task, so it must not take a thread from the tasks.
    let sums = await withCheckedContinuation { continuation in
      Thread {
        continuation.resume(
          returning: (
            pair.0.prepare(iterations)(), pair.1.prepare(iterations)()
          ))
      }.start()
    }
    #expect(sums.0 == sums.1)
  }

  @Test func `the rows are the same on both cores, in the same order`() {
    #expect(
      BenchWorkloads.workloads.map(\.name)
        == ToolchainWorkloads.workloads.map(\.name))
  }

  @Test func `no two rows have the same name`() {
    let names = BenchWorkloads.workloads.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a row is chosen by its name's first words`() throws {
    let row = Workload("M-1 get", in: .single, target: 1) { _ in { 0 } }
    #expect(row.isNamed("M-1"))
    #expect(row.isNamed("m-1 get"))
    #expect(!row.isNamed("M"))
    #expect(!row.isNamed("M-1 g"))
  }
}
