// What the essential tests observe, and the log that they assert on.

import GradingKit

#if TOOLCHAIN
  import Observation
#elseif EXERCISE
  @testable import SmallRegistrar
#else
  import ObservationCore
#endif

@Observable
final class Store {
  var a = 10
  var b = 20
  var c = 30
  var list = [1, 2, 3]
  @ObservationIgnored var ignored = 0
}

/// A property that only the registrar knows: no storage, no macro.
final class ByHand: Observable {
  let registrar = ObservationRegistrar()

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return 0
    }
    set { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
}

/// The calls of `onChange`, in order.
final class Log: Sendable {
  // Its type is named: a function of this name may be the learner's.
  private let lines: Recorder = .init()

  func add(_ line: String) { lines.record(line) }
  var all: [String] { lines.calls }

  /// The calls where one change notifies several trackings: their order is
  /// not promised.
  var sorted: [String] { all.sorted() }

  /// Tracks what a closure reads; logs a name when it changes.
  @discardableResult
  func track<Value>(_ name: String, _ read: () -> Value) -> Value {
    withObservationTracking(read) { self.add(name) }
  }
}

extension Log: CustomStringConvertible {
  /// What was logged, as the start of a sentence.
  var description: String {
    all.isEmpty ? "onChange wasn't called" : "onChange was called for \(all)"
  }
}

/// A property of a property, for a key path that can be made in two ways.
final class Pair: Observable {
  let registrar = ObservationRegistrar()
  let first = ByHand()
}
