// A closure that works once is put into the list of each property that was
// read.

/// Runs a closure, and calls another before the first change of anything that
/// the closure has read.
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  let (value, reads) = Reads.during(apply)
  var pending: (() -> Void)? = onChange
  let tell: () -> Void = {
    let call = pending
    pending = nil
    call?()
  }
  for read in reads {
    read.registrar.add(tell, for: read.keyPath)
  }
  return value
}

/// Knows who waits for the properties of one object.
final class ObservationRegistrar {
  private var waiting: [AnyKeyPath: [() -> Void]] = [:]

  fileprivate func add(_ tell: @escaping () -> Void, for keyPath: AnyKeyPath) {
    waiting[keyPath, default: []].append(tell)
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
    let told = waiting.removeValue(forKey: keyPath) ?? []
    told.forEach { $0() }
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
    return try mutation()
  }
}
