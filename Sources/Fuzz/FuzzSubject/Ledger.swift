// The interpreter's own record of the callbacks that observe each property. The
// ledger judges nothing. It's there only to find out whether you could notice
// the order of a change's callbacks.

import FuzzModel

/// A record of the callbacks that a change should call.
struct Ledger {
  /// A property of an object.
  struct Slot: Hashable {
    let serial: Int
    let property: Property
  }

  /// The role of a callback. If two callbacks have the same role, they are
  /// twins.
  private struct Role: Equatable {
    let tracking: Tracking
    let generation: Int
    let captured: Int?
    let slots: Set<Slot>  // a set, as the order of reads might be random
  }

  /// The largest number of twins. If there were more, programs would take too
  /// long.
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

  /// Ends the innermost closure. Whatever it has read counts for the outer one,
  /// too.
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

  /// Whether a change calls no more than one callback, or only twins.
  func callsTwins(changing slot: Slot) -> Bool {
    let roles = registrations.lazy.map(\.role)
      .filter { $0.slots.contains(slot) }
    guard let first = roles.first else { return true }
    return roles.allSatisfy { $0 == first } && roles.count <= Self.mostTwins
  }
}
