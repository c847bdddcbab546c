// Given, and complete: records what closures read while they run, and connects
// the macro to the registrar of this module.

import Foundation

/// A property that a closure read.
struct Read {
  /// The registrar of its object.
  let registrar: ObservationRegistrar
  /// Which property of the object it is.
  let keyPath: AnyKeyPath
}

/// The record of what one closure reads.
final class Reads {
  private var noted: [Read] = []

  /// Runs a closure, and returns its value and its reads: in their order, and
  /// as often as they were made.
  static func during<Value>(
    _ closure: () -> Value
  ) -> (value: Value, reads: [Read]) {
    let around = current
    let own = Reads()
    current = own
    let value = closure()
    current = around
    around?.noted += own.noted
    return (value, own.noted)
  }

  /// Records a read for the closure that is running, if any.
  static func note(_ registrar: ObservationRegistrar, _ keyPath: AnyKeyPath) {
    current?.noted.append(Read(registrar: registrar, keyPath: keyPath))
  }

  /// The current record: each thread has its own.
  private static var current: Reads? {
    get { Thread.current.threadDictionary["reads"] as? Reads }
    set { Thread.current.threadDictionary["reads"] = newValue }
  }
}

protocol Observable {}

@attached(
  member, names: named(_$observationRegistrar), named(access),
  named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
macro Observable() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@attached(
  accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`_`))
macro ObservationTracked() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@attached(accessor)
macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// The module that the macro's code names: here it's this module.
enum Observation {
  typealias Observable = SmallRegistrar.Observable
  typealias ObservationRegistrar = SmallRegistrar.ObservationRegistrar
}
