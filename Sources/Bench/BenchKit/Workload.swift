// What a row of the benchmark runs. The measuring is in `Comparison.swift`.

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
  /// The heading under which a row stands.
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

  /// How many iterations a sample has.
  public enum Length: Sendable, Equatable {
    /// As many as take long enough to be timed well; the same for both.
    case calibrated
    /// As many as each of the two needs, for one is far slower. The checksum
    /// must not depend on it.
    case calibratedAlone
    /// Always so many, since the work depends on it.
    case fixed(Int)
  }

  /// Which of many samples speaks for a core.
  public enum Judge: Sendable {
    /// The one that the rest of the machine disturbed least.
    case fastest
    /// All of them. Where threads meet, the fastest sample is the one in which
    /// they happened not to.
    case mean
  }

  public let name: String
  public let group: Group
  /// The least ratio, toolchain ÷ ours, that the row should have.
  public let target: Double
  public let unit: Unit
  public let length: Length
  public let judge: Judge
  /// Whether both cores run the very same code. How far such a row is from 1
  /// tells how far any row may be off; it says nothing of the cores.
  public let isControl: Bool

  /// Builds what so many iterations need, and yields what is measured: a
  /// closure that runs them and returns a checksum.
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
  /// Whether a selection such as `M-7`, `kairo` or `kairo mux` means this row:
  /// it is the name, or the name's first words.
  public func isNamed(_ selection: String) -> Bool {
    (name + " ").lowercased().hasPrefix(selection.lowercased() + " ")
  }
}
