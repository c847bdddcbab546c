// The interpreter's own record of who waits for what. It judges nothing: it
// only tells whether the order of the callbacks of a change can be noticed.

import FuzzModel

/// Which callbacks a change is expected to call.
struct Ledger {
  /// A property of an object.
  struct Slot: Hashable {
    let serial: Int
    let property: Property
  }

  /// What makes two callbacks twins: nothing tells one from the other.
  private struct Role: Equatable {
    let tracking: Tracking
    let generation: Int
    let captured: Int?
    let slots: Set<Slot>  // in which order they were read may be random
  }

  /// With more twins, programs would take too long.
  private static let mostTwins = 3

  private var open: [[Slot]] = []  // closures of trackings, outermost first
  private var registrations: [(id: ObjectIdentifier, role: Role)] = []

  mutating func read(_ slot: Slot) {
    guard let last = open.indices.last, !open[last].contains(slot) else {
      return
    }
    open[last].append(slot)
  }

  var isTracking: Bool { !open.isEmpty }

  mutating func beginTracking() { open.append([]) }

  /// Ends the innermost closure; its reads are those of the outer one, too.
  mutating func endTracking() -> [Slot] {
    let slots = open.removeLast()
    for slot in slots { read(slot) }
    return slots
  }

  mutating func install(_ callback: Callback, reading slots: [Slot]) {
    let role = Role(
      tracking: callback.tracking, generation: callback.generation,
      captured: callback.captured?.serial, slots: Set(slots))
    registrations.append((ObjectIdentifier(callback), role))
  }

  mutating func remove(_ callback: Callback) {
    registrations.removeAll { $0.id == ObjectIdentifier(callback) }
  }

  /// Whether a change calls one callback, or twins.
  func callsTwins(changing slot: Slot) -> Bool {
    let roles = registrations.lazy.map(\.role)
      .filter { $0.slots.contains(slot) }
    guard let first = roles.first else { return true }
    return roles.allSatisfy { $0 == first } && roles.count <= Self.mostTwins
  }
}
