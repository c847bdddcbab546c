// All rows, in the order in which they are shown.
//
// This folder is compiled twice: as BenchWorkloads against ObservationCore,
// and under the name ToolchainWorkloads against the toolchain's Observation.
// Both cores are in modules other than the workloads, as they are in a
// program. The toolchain's can't be inlined into it; that is its nature.

import BenchKit

public let workloads: [Workload] =
  accesses + trackings + keys + objects + sjs + kairo + cellx + dynamic
  + propagate + memory + [stream, readyElement]

/// What a row may never fall below, whatever it measures.
let floor = 0.95
