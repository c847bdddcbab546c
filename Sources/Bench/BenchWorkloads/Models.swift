// The classes that are observed in the rows M-1 to M-18.

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// A class with two observed properties.
///
/// This is unchecked, because rows with several threads only read such an
/// object, or give each thread its own.
@Observable final class Store: @unchecked Sendable {
  var value: Int
  var other = 0

  init(_ value: Int = 0) { self.value = value }
}

/// A generic class.
///
/// The macro's code makes the key path anew for each access, which costs the
/// same on both cores.
@Observable final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A counter of callbacks. This is unchecked, because it stays on one thread.
final class Counter: @unchecked Sendable {
  var count = 0
}

func stores(_ count: Int) -> [Store] { (0..<count).map(Store.init) }
