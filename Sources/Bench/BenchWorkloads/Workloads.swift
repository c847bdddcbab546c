// All rows, in the order in which they are shown. If a row is this project's
// own, its name begins with an id such as M-7; the other rows come from
// published suites, so their names begin with the name of the suite.
//
// This folder is compiled twice: as BenchWorkloads with ObservationCore, and as
// ToolchainWorkloads with the toolchain's Observation. As in a program, both
// cores are in different modules than the workloads, and the toolchain's core
// can't be inlined into these.

import BenchKit

public let workloads: [Workload] =
  accesses + trackings + keys + objects + sjs + kairo + cellx + dynamic
  + propagate + memory + streams

/// The smallest target that a row can have.
let floor = 0.95
