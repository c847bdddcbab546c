// Runs a program and reports what could be observed of every step.
//
// This folder is compiled twice, against ObservationCore and, through a link
// beside it, against the toolchain's Observation. Two runs of one program must
// then have equal outcomes, so nothing may depend on the order in which the
// callbacks of one change are called: the toolchain leaves it open. Hence
//
// - A callback writes only if it is the only one called for the change, or if
//   all that are called are twins: the same tracking, run again, which read the
//   same. To swap twins only swaps their names. The same must hold for all
//   changes around. Other callbacks of one change only read and track, and
//   that commutes: none sees what another has done.
// - Bounds are counted along a chain of causes, never over a whole step: how
//   many callbacks are running, and how often a tracking came from another's
//   callback.
// - Trackings are known by their name in the program, not by when they ran.
// - The outcome of a step is sorted.
//
// A wild program breaks the first rule, and only its end is looked at.

import FuzzModel

/// Runs a program on this module's Observation; an outcome for every step, one
/// for a last change of everything that is alive, and one for what outlives
/// the program.
public func perform(_ program: Program) -> [Outcome] {
  let (outcomes, tally) = Interpreter.run(program)
  return outcomes + [Outcome(leftovers: tally.living)]
}

/// Counts the objects, callbacks and indices that are alive.
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

  /// For every change under way: whether the order of its callbacks cannot be
  /// noticed even if they write.
  var isUnordered: [Bool] = []
  var depth = 0
  var generation = 0
  var mayWrite = true
  /// In the last change of everything, callbacks do nothing any more.
  var isEnding = false
  /// What a wild program may still do.
  var patience = 2000
  /// In a wild program, what a tracking has read lives until it is installed.
  /// If it died before, its registrar would keep the callback for ever; that
  /// happens to the toolchain, but in an order of its own.
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

  /// Runs a step and gathers what happened.
  private func outcome(of step: () -> Void) -> Outcome {
    record(.stepped, name: -1, step)
    let died = nodes.filter { $0.node.node == nil }.map(\.serial)
    nodes.removeAll { $0.node.node == nil }
    tally.living -= died.count
    defer { (events, released) = ([], []) }
    return Outcome(events: events, died: died, released: released)
  }

  /// Runs a closure and notes, as one event, all that it reads.
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

  /// Changes every property of every living object, which calls whatever is
  /// still registered, then lets go of everything.
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
