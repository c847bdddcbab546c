// The classes that the rows M-1 to M-18 observe.

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// Two observed properties. Unchecked: rows with several threads only read it,
/// or give each thread its own.
@Observable final class Store: @unchecked Sendable {
  var value: Int
  var other = 0

  init(_ value: Int = 0) { self.value = value }
}

/// Observed and generic. A key path of a generic class is made anew at every
/// access, by the macro's code and so on either core.
@Observable final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Counts how often it was called back. Unchecked: on one thread.
final class Counter: @unchecked Sendable {
  var count = 0
}

func stores(_ count: Int) -> [Store] { (0..<count).map(Store.init) }
