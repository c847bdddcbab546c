// A small observation core: which observers a property has, and how they are
// notified.
//
// Reads.swift records what a closure reads, and is complete. Both
// files serve one thread at a time, so nothing here needs a lock.

/// Runs a closure, and calls another before the first change of any property
/// that the first closure read.
///
///     withObservationTracking {
///       print(store.name)                   // Ann
///     } onChange: {
///       print("a new name is coming")
///     }
///     store.name = "Bea"                    // a new name is coming
///     store.name = "Cleo"                   // no call: it was notified once
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  // TODO 1: Register an observer with the registrars of all the properties that
  // `apply` read, for the first change of any of them. What `apply` writes
  // itself doesn't count. `Reads.during` runs a closure and returns what it
  // read.
  apply()
}

/// Keeps track of the observers of one object's properties.
///
/// The code that the macro writes calls its four methods.
final class ObservationRegistrar {
  // TODO 2: Store the observers by the key path of their property. You'll need
  // a type for an observer, and a way for the function above to add one.

  /// A property is being read.
  func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // TODO 3: Record the read, with `Reads.note`.
  }

  /// A property is about to change.
  func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // TODO 4: Notify the observers of this property.
  }

  /// A property has changed. This notifies no one.
  func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {}

  /// Makes a change of a property, and returns what the change returns.
  func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    // TODO 5: Notify them before the change is made.
    try mutation()
  }
}
