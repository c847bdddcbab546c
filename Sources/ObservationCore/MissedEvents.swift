// The events that come between a read and the registration of its tracking.

/// The events of a tracking's objects that came before it was registered.
struct MissedEvents {
  /// A property of each object that has died: the closure that read the object
  /// may have held the last reference to it.
  var deaths: [Property] = []
}
