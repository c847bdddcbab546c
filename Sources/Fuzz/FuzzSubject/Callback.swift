// A tracking of a program, and its callback.

import FuzzModel

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

extension Interpreter {
  func track(_ tracking: Tracking, generation: Int) {
    guard generation <= Self.lastGeneration else { return }
    let outer = self.generation
    self.generation = generation
    defer { self.generation = outer }

    var slots: [Ledger.Slot] = []
    var callback: Callback?
    withObservationTracking(
      {
        ledger.beginTracking()
        record(.applied, name: tracking.name) {
          perform(tracking.apply, in: nil)
        }
        slots = ledger.endTracking()
      },
      onChange: { () -> @Sendable () -> Void in
        let new = evaluate(tracking)
        callback = new
        return { new.call() }
      }())
    if let callback { ledger.install(callback, reading: slots) }
    if !ledger.isTracking { kept = [] }
  }

  /// Evaluates the expression that returns the callback of a tracking.
  private func evaluate(_ tracking: Tracking) -> Callback {
    record(.evaluated, name: tracking.name) {
      for place in tracking.expression { _ = read(place) }
    }
    return Callback(of: tracking, in: self)
  }
}

/// The work of a tracking's `onChange`. When the callback is freed, that is
/// part of the outcome.
// This is unchecked, as the interpreter is.
final class Callback: @unchecked Sendable {
  let tracking: Tracking
  let generation: Int
  private let interpreter: Interpreter
  let captured: (any Node)?

  init(of tracking: Tracking, in interpreter: Interpreter) {
    self.tracking = tracking
    self.interpreter = interpreter
    generation = interpreter.generation
    captured = tracking.captured.flatMap { interpreter.variables[$0] }
    interpreter.tally.living += 1
  }

  func call() {
    let outer = (interpreter.mayWrite, interpreter.generation)
    interpreter.depth += 1
    interpreter.generation = generation
    interpreter.mayWrite =
      interpreter.mayWrite && interpreter.depth <= Interpreter.deepestCall
      && (interpreter.isWild || interpreter.isUnordered.last == true)
    interpreter.record(.called, name: tracking.name) {
      interpreter.generation += 1
      if !interpreter.isEnding {
        interpreter.perform(tracking.callback, in: self)
      }
    }
    interpreter.depth -= 1
    (interpreter.mayWrite, interpreter.generation) = outer
    interpreter.ledger.remove(self)
  }

  deinit {
    interpreter.tally.living -= 1
    interpreter.released.append(
      Event(.released, name: tracking.name, generation: generation))
  }
}
