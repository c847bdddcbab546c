// Whoever begins to wait takes the place of the one before.
// Refused by: S-10 tracking twice is told twice
// Seen: told were: second
private final class Waiter {
  private var onChange: (() -> Void)?

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  func tell() {
    guard let call = onChange else { return }
    onChange = nil
    call()
  }
}

/// Runs a closure, and calls another before the first change of anything that
/// the closure has read.
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  let (value, reads) = Reads.during(apply)
  let waiter = Waiter(onChange)
  for read in reads {
    read.registrar.add(waiter, for: read.keyPath)
  }
  return value
}

/// Knows who waits for the properties of one object.
final class ObservationRegistrar {
  private var waiting: [AnyKeyPath: Waiter] = [:]

  fileprivate func add(_ waiter: Waiter, for keyPath: AnyKeyPath) {
    waiting[keyPath] = waiter
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
    let told = waiting.removeValue(forKey: keyPath)
    told?.tell()
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
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}
