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
  let (value, reads) = Reads.during(apply)
  // Why 1: the observer is registered when `apply` has ended, so it isn't
  // notified of what `apply` writes itself.
  let observer = Observer(onChange)
  for read in reads {
    read.registrar.wait(for: read.keyPath, observer)
  }
  return value
}

/// Keeps track of the observers of one object's properties.
///
/// The code that the macro writes calls its four methods.
final class ObservationRegistrar {
  // Why 2: key paths are `Hashable`, and equal ones name the same property.
  private var waiting: [AnyKeyPath: [Observer]] = [:]

  fileprivate func wait(for property: AnyKeyPath, _ observer: Observer) {
    waiting[property, default: []].append(observer)
  }

  /// A property is being read.
  func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    Reads.note(self, keyPath)
  }

  /// A property is about to change.
  func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // Why 4: the list is removed before its observers are notified. An observer
    // that registers meanwhile is added to a new list, and so observes the next
    // change.
    for observer in waiting.removeValue(forKey: keyPath) ?? [] {
      observer.tell()
    }
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
    willSet(subject, keyPath: keyPath)
    // Why 5: `defer` also runs when the change throws.
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

/// An observer, registered with one or many registrars, and notified once.
private final class Observer {
  private var onChange: (() -> Void)?

  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  // Why 1: an observer that was notified stays in the lists of the other
  // properties it read until those change, and then has nothing left to call.
  // Also works: storing the observer's reads, and removing the observer from
  // each of those lists.
  func tell() {
    let onChange = onChange
    self.onChange = nil
    onChange?()
  }
}
