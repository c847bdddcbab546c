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
  let (value, reads) = Reads.during(apply)
  // Why 1: waiting begins when `apply` has ended, so its observer is not told
  // of what it has written itself.
  let observer = Observer(onChange)
  for read in reads {
    read.registrar.wait(for: read.keyPath, observer)
  }
  return value
}

/// Knows who waits for the properties of one object.
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
    // Why 4: the list is taken out before anybody in it is told. An observer
    // that begins to wait meanwhile is in a new list, and so waits for the next
    // change.
    for observer in waiting.removeValue(forKey: keyPath) ?? [] {
      observer.tell()
    }
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
    willSet(subject, keyPath: keyPath)
    // Why 5: `defer` runs when the change throws, too.
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

/// Somebody who waits, with one or with many registrars, to be told once.
private final class Observer {
  private var onChange: (() -> Void)?

  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  // Why 1: an observer that was told by one registrar stays in the lists of
  // others until their properties change, and has nothing more to say then.
  // Also works: keeping its reads, and taking it out of each of those lists.
  func tell() {
    let onChange = onChange
    self.onChange = nil
    onChange?()
  }
}
