// Whoever was told is removed from all properties of the object that changed;
// other objects have nothing to do with it.
// Refused by: X-7 a tracking is told once, over all its objects
// Seen: told were: both, both
private final class Waiter {
  private let onChange: () -> Void
  private var toldBy: Set<ObjectIdentifier> = []

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  func tell(by registrar: ObservationRegistrar) {
    guard toldBy.insert(ObjectIdentifier(registrar)).inserted else { return }
    onChange()
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
  private var waiting: [AnyKeyPath: [Waiter]] = [:]

  fileprivate func add(_ waiter: Waiter, for keyPath: AnyKeyPath) {
    waiting[keyPath, default: []].append(waiter)
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
    for waiter in told {
      waiter.tell(by: self)
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
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}
