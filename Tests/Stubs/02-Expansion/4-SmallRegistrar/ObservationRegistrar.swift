// A small observation core: who waits for which property, and who is told.
//
// What a closure has read is noted in Reads.swift, which is complete. Both
// files serve one thread at a time, so nothing here needs a lock.

/// Runs a closure, and calls another before the first change of anything that
/// the closure has read.
///
///     withObservationTracking {
///       print(store.name)                   // Ann
///     } onChange: {
///       print("a new name is coming")
///     }
///     store.name = "Bea"                    // a new name is coming
///     store.name = "Cleo"                   // silence: it was told once
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  // TODO 1: Wait, with the registrars of all that `apply` has read, for the
  // first change of any of it. What `apply` writes itself does not count.
  // `Reads.during` runs a closure and returns what it has read.
  apply()
}

/// Knows who waits for the properties of one object.
///
/// The code that the macro writes calls its four methods.
final class ObservationRegistrar {
  // TODO 2: Keep those who wait, each by the key path of the property. You will
  // need a type for a tracking that waits, and a way for the function above to
  // add one.

  /// A property is being read.
  func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // TODO 3: Note the read, with `Reads.note`.
  }

  /// A property is about to change.
  func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // TODO 4: Tell those who wait for this property.
  }

  /// A property has changed. Nobody waits for that.
  func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {}

  /// Makes a change of a property, and returns what the change returns.
  func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    // TODO 5: Tell of the change before it is made.
    try mutation()
  }
}
