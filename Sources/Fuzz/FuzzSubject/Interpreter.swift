// The interpreter, which runs a program and reports the outcome of every step.
//
// This folder is compiled twice: with ObservationCore and, through a link
// beside it, with the toolchain's Observation. Two runs of one program must
// have equal outcomes. So nothing may depend on the order in which the
// callbacks of one change are called, because the toolchain leaves it open.
// Hence these rules:
//
// - A callback writes only if it is the only one called for the change, or if
//   all called ones are twins: the same tracking, run again, with the same
//   reads. Swapping twins only swaps their names. The same must hold for all
//   enclosing changes. Other callbacks of one change only read and track, and
//   that commutes: none sees what another one has done.
// - Limits count along a chain of causes, never over a whole step: the number
//   of running callbacks, and the number of times that a tracking came from
//   another's callback.
// - Trackings have a name in the program, and are not known by when they ran.
// - The outcome of a step is sorted.
//
// A wild program breaks the first rule, so only its end is compared.

import FuzzModel

/// Runs a program on this module's Observation.
///
/// - Returns: An outcome for every step, one for a last change of everything
///   that is alive, and one for the objects that outlive the program.
public func perform(_ program: Program) -> [Outcome] {
  let (outcomes, tally) = Interpreter.run(program)
  return outcomes + [Outcome(leftovers: tally.living)]
}

/// The number of objects, callbacks and indices that are alive.
final class Tally {
  var living = 0
}

// Unchecked: a program runs on one thread, but `onChange` must be sendable.
final class Interpreter: @unchecked Sendable {
  static let deepestCall = 3
  static let lastGeneration = 2

  let isWild: Bool
  let tally = Tally()
  var variables: [(any Node)?] = []
  var ledger = Ledger()

  /// Whether the order of a change's callbacks cannot be noticed even if they
  /// write, for every change under way.
  var isUnordered: [Bool] = []
  var depth = 0
  var generation = 0
  var mayWrite = true
  /// Whether callbacks do nothing, as in the last change of everything.
  var isEnding = false
  /// The number of actions that a wild program may still perform.
  var patience = 2000
  /// The objects that a tracking of a wild program has read, kept alive until
  /// it is installed. If one died before, its registrar would keep the callback
  /// for good; the toolchain's does so, but in an order of its own.
  var kept: [any Node] = []

  var seen: [Int] = []
  var events: [Event] = []
  var released: [Event] = []
  private var nodes: [(serial: Int, node: WeakNode)] = []
  private var lastSerial = 0

  private init(isWild: Bool) { self.isWild = isWild }

  static func run(_ program: Program) -> ([Outcome], Tally) {
    let interpreter = Interpreter(isWild: program.isWild)
    for kind in program.objects {
      interpreter.variables.append(interpreter.create(kind))
    }
    var outcomes = program.steps.map { step in
      interpreter.outcome { _ = interpreter.perform(step, in: nil) }
    }
    outcomes.append(interpreter.outcome { interpreter.end() })
    return (outcomes, interpreter.tally)
  }

  func create(_ kind: Kind) -> any Node {
    lastSerial += 1
    let node = makeNode(kind, serial: lastSerial, tally: tally)
    nodes.append((lastSerial, WeakNode(node: node)))
    tally.living += 1
    return node
  }

  /// Runs a step, and collects its outcome.
  private func outcome(of step: () -> Void) -> Outcome {
    record(.stepped, name: -1, step)
    let died = nodes.filter { $0.node.node == nil }.map(\.serial)
    nodes.removeAll { $0.node.node == nil }
    tally.living -= died.count
    defer { (events, released) = ([], []) }
    return Outcome(events: events, died: died, released: released)
  }

  /// Runs a closure, and notes all its reads as one event.
  func record(_ kind: Event.Kind, name: Int, _ body: () -> Void) {
    let (outerSeen, outerGeneration) = (seen, generation)
    seen = []
    body()
    events.append(
      Event(
        kind, name: name, generation: outerGeneration, depth: depth, seen: seen
      ))
    (seen, generation) = (outerSeen, outerGeneration)
  }

  /// Changes every property of every living object, so that every callback that
  /// is still registered is called. Then it releases everything.
  private func end() {
    isEnding = true
    for (_, weak) in nodes {
      guard let node = weak.node else { continue }
      for property in Property.allCases
      where node.counterpart(of: property) == property {
        node.mutate(property) {}
      }
      node.link = nil
    }
    variables = []
  }
}

private struct WeakNode {
  weak var node: (any Node)?
}
