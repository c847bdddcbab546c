// The interpreter, which runs a program and reports the outcome of every step.
//
// This folder is compiled twice: with ObservationCore and, through a link
// beside it, with the toolchain's Observation. If one program runs on both, the
// outcomes have to be equal. That's why nothing may depend on the order in
// which the callbacks of one change are called, which the toolchain leaves
// open. Hence these rules:
//
// - A callback writes only if it's the only one that the change calls, or if
//   all of the callbacks are twins, which means that they belong to the same
//   tracking, run several times with the same reads. If twins swap places, only
//   their names are swapped. The same has to be true of all enclosing changes.
//   All other callbacks of a change only read and track, so their order makes
//   no difference, because none of them sees what another one has done.
// - Limits are counted along a chain of causes, and never over a whole step.
//   They limit the number of running callbacks, and how many times a tracking
//   has been started from another one's callback.
// - A tracking is known by its name in the program, and not by when it ran.
// - The outcome of a step is sorted.
//
// A wild program breaks the first rule, so only the end of it is compared.

import FuzzModel

/// Runs a program on this module's Observation.
///
/// - Returns: One outcome for each step, one for a last change of everything
///   that is still alive, and one for the objects that outlive the program.
public func perform(_ program: Program) -> [Outcome] {
  let (outcomes, tally) = Interpreter.run(program)
  return outcomes + [Outcome(leftovers: tally.living)]
}

/// The number of objects, callbacks and indices that are alive.
final class Tally {
  var living = 0
}

// This is unchecked, because a program runs on one thread, but `onChange` must
// be sendable.
final class Interpreter: @unchecked Sendable {
  static let deepestCall = 3
  static let lastGeneration = 2

  let isWild: Bool
  let tally = Tally()
  var variables: [(any Node)?] = []
  var ledger = Ledger()

  /// Whether the order of the callbacks can't be noticed even if they write,
  /// with an element for each change under way.
  var isUnordered: [Bool] = []
  var depth = 0
  var generation = 0
  var mayWrite = true
  /// Whether callbacks do nothing, which is the case during the last change of
  /// everything.
  var isEnding = false
  /// The number of actions that a wild program is still allowed to perform.
  var patience = 2000
  /// The objects that a tracking of a wild program has read, which are kept
  /// alive until the tracking is installed. If one of them were freed earlier,
  /// its registrar would keep the callback forever. The toolchain's registrar
  /// does so, too, but the order in which it does so is its own.
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

  /// Runs a step, and collects the outcome.
  private func outcome(of step: () -> Void) -> Outcome {
    record(.stepped, name: -1, step)
    let died = nodes.filter { $0.node.node == nil }.map(\.serial)
    nodes.removeAll { $0.node.node == nil }
    tally.living -= died.count
    defer { (events, released) = ([], []) }
    return Outcome(events: events, died: died, released: released)
  }

  /// Runs a closure, and records all of its reads as one event.
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
  /// is still registered gets called, and then releases everything.
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
