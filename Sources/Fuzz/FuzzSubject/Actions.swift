// The actions of a program, as the interpreter performs them.

import FuzzModel

extension Interpreter {
  /// Whether the closure goes on after an action.
  enum Flow {
    case next, leave
  }

  func perform(_ actions: [Action], in callback: Callback?) {
    for action in actions where perform(action, in: callback) == .leave {
      return
    }
  }

  func perform(_ action: Action, in callback: Callback?) -> Flow {
    if isWild {
      guard patience > 0 else { return .leave }
      patience -= 1
    }
    switch action {
    case .read(let place):
      _ = read(place)
    case .returnIfOdd(let place):
      return read(place) & 1 == 1 ? .leave : .next
    case .track(let tracking):
      track(tracking, generation: generation)
    case .trackAgain:
      if let callback {
        track(callback.tracking, generation: callback.generation + 1)
      }
    default:
      if mayWrite { write(action, in: callback) }
    }
    return .next
  }

  private func write(_ action: Action, in callback: Callback?) {
    switch action {
    case .set(let place, let value):
      change(place) { $0.set($1, to: value) }
    case .setEqual(let place):
      change(place, reads: true) { $0.setEqual($1) }
    case .grow(let place, let value):
      change(place, reads: true) { $0.grow($1, by: value) }
    case .mutate(let place, let actions, let throwing):
      change(place) { node, property in
        try? node.mutate(property) {
          perform(actions, in: callback)
          if throwing { throw Interruption() }
        }
      }
    case .link(let object, let target):
      let new = target.flatMap { variables[$0] }
      change(Place(object, .link)) { node, _ in node.link = new }
    case .replace(let object, let kind):
      let new = create(kind)
      swapIn(new, at: object)
    case .share(let object, let source):
      swapIn(variables[source], at: object)
    case .free(let object):
      swapIn(nil, at: object)
    case .read, .returnIfOdd, .track, .trackAgain:
      preconditionFailure("an action that does not write")
    }
  }

  /// Replaces an object. The old one is freed only after the array has been
  /// written.
  private func swapIn(_ new: (any Node)?, at object: Int) {
    let old = variables[object]
    variables[object] = new
    withExtendedLifetime(old) {}
  }
}

private struct Interruption: Error {}

/// The reads and changes, each of which is entered in the ledger.
extension Interpreter {
  func read(_ place: Place) -> Int {
    guard let (node, property) = resolve(place) else { return -1 }
    ledger.read(Ledger.Slot(serial: node.serial, property: property))
    let value = node.read(property)
    seen.append(value)
    return value
  }

  private func change(
    _ place: Place, reads: Bool = false, _ body: (any Node, Property) -> Void
  ) {
    guard let (node, property) = resolve(place) else { return }
    let slot = Ledger.Slot(serial: node.serial, property: property)
    if reads { ledger.read(slot) }
    isUnordered.append(ledger.callsTwins(changing: slot))
    body(node, property)
    isUnordered.removeLast()
  }

  private func resolve(_ place: Place) -> (any Node, Property)? {
    guard var node = variables[place.object] else { return nil }
    keepUntilInstalled(node)
    if place.isThroughLink {
      ledger.read(Ledger.Slot(serial: node.serial, property: .link))
      guard let next = node.link else { return nil }
      node = next
      keepUntilInstalled(node)
    }
    return (node, node.counterpart(of: place.property))
  }

  private func keepUntilInstalled(_ node: any Node) {
    if isWild, ledger.isTracking { kept.append(node) }
  }
}
