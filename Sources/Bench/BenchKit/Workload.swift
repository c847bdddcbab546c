// The work of one row, which `Comparison.swift` measures.

/// One row of the benchmark, on one of the two cores.
///
///     Workload("M-3 set", in: .single, target: 3) { iterations in
///       let store = Store()                  // not measured
///       return {
///         for i in 0..<iterations { store.value = i }
///         return store.value                 // must agree on both cores
///       }
///     }
public struct Workload: Sendable {
  /// The heading above a row.
  public enum Group: String, Sendable {
    case single = "One access"
    case tracking = "Track and fire"
    case objects = "Objects and threads"
    case sjsCreate = "S.js: create computations, per read"
    case sjsUpdate = "S.js: write a source"
    case kairo = "Kairo: one round of writes"
    case cellx = "Cellx: one batch through all layers"
    case dynamic = "Dynamic: a write, then a read of the leaves"
    case propagate = "Propagate: one write into w chains of h"
    case memory = "Memory"
    case views = "Views: one to-do list"
  }

  public enum Unit: String, Sendable {
    case nanoseconds = "ns"
    case bytes = "B"
  }

  /// The number of iterations in a sample.
  public enum Length: Sendable, Equatable {
    /// The same number for both cores, which is large enough for precise times.
    case calibrated
    /// A different number for each core, because one of the cores is far
    /// slower.
    ///
    /// The checksum must not depend on this number.
    case calibratedAlone
    /// A fixed number, because the work depends on it.
    case fixed(Int)
  }

  /// The choice of the sample that counts for a core.
  public enum Judge: Sendable {
    /// The fastest sample, because the rest of the machine has disturbed it the
    /// least.
    case fastest
    /// The mean of all samples.
    ///
    /// If threads compete for something, the fastest sample only shows a moment
    /// when they happened not to.
    case mean
  }

  /// The name. Its first word can be an id; see `Workloads.swift`.
  public let name: String
  public let group: Group
  /// The smallest ratio, toolchain ÷ ours, that the row should have.
  public let target: Double
  public let unit: Unit
  public let length: Length
  public let judge: Judge
  /// Whether both cores run the same code.
  ///
  /// The ratio of such a row should be 1. How far it's off shows how inexact
  /// any row might be, but it says nothing about the cores.
  public let isControl: Bool

  /// Prepares a number of iterations, and returns the closure that is measured.
  ///
  /// The closure runs the iterations, and returns a checksum.
  public let prepare: @Sendable (_ iterations: Int) -> () -> Int

  public init(
    _ name: String, in group: Group, target: Double,
    unit: Unit = .nanoseconds, length: Length = .calibrated,
    judge: Judge = .fastest, isControl: Bool = false,
    prepare: @escaping @Sendable (_ iterations: Int) -> () -> Int
  ) {
    self.name = name
    self.group = group
    self.target = target
    self.unit = unit
    self.length = length
    self.judge = judge
    self.isControl = isControl
    self.prepare = prepare
  }
}

extension Workload {
  /// Whether a selection such as `M-7`, `kairo` or `kairo mux` is the name of
  /// this row or the beginning of the name, in whole words.
  public func isNamed(_ selection: String) -> Bool {
    (name + " ").lowercased().hasPrefix(selection.lowercased() + " ")
  }
}
