// The work of a row. `Comparison.swift` measures it.

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
    /// The same number for both cores, large enough to be timed well.
    case calibrated
    /// A number for each core, because one is far slower.
    ///
    /// The checksum must not depend on it.
    case calibratedAlone
    /// A constant number, because the work depends on it.
    case fixed(Int)
  }

  /// The sample that counts for a core.
  public enum Judge: Sendable {
    /// The fastest, which the rest of the machine disturbed least.
    case fastest
    /// The mean of all samples.
    ///
    /// Where threads contend, the fastest sample is one in which they happened
    /// not to.
    case mean
  }

  /// The name; its first word may be an id, see `Workloads.swift`.
  public let name: String
  public let group: Group
  /// The least ratio, toolchain ÷ ours, that the row should have.
  public let target: Double
  public let unit: Unit
  public let length: Length
  public let judge: Judge
  /// Whether both cores run the same code.
  ///
  /// The distance of such a row's ratio from 1 shows how inexact any row may
  /// be; it says nothing about the cores.
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
  /// this row, or the first words of the name.
  public func isNamed(_ selection: String) -> Bool {
    (name + " ").lowercased().hasPrefix(selection.lowercased() + " ")
  }
}
