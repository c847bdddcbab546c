// The classes that the rows M-1 to M-18 observe.

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// A class with two observed properties.
///
/// Unchecked: rows with several threads only read it, or give each thread one
/// of its own.
@Observable final class Store: @unchecked Sendable {
  var value: Int
  var other = 0

  init(_ value: Int = 0) { self.value = value }
}

/// A generic class.
///
/// The macro's code makes its key path anew at every access, so this costs the
/// same on both cores.
@Observable final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A counter of callbacks. Unchecked: it stays on one thread.
final class Counter: @unchecked Sendable {
  var count = 0
}

func stores(_ count: Int) -> [Store] { (0..<count).map(Store.init) }
