// All rows, in the order in which they are shown. The names of this project's
// own rows begin with an id, such as M-7; the other rows come from published
// suites, and their names begin with the name of the suite.
//
// This folder is compiled twice: as BenchWorkloads with ObservationCore, and as
// ToolchainWorkloads with the toolchain's Observation. Both cores are in
// modules other than the workloads, as they are in a program. The toolchain's
// core cannot be inlined into the workloads.

import BenchKit

public let workloads: [Workload] =
  accesses + trackings + keys + objects + sjs + kairo + cellx + dynamic
  + propagate + memory + streams

/// The least target of a row.
let floor = 0.95
