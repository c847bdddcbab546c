// Whoever was told once is told of every later change as well.
// Refused by: RT-3 a change is told once
// Seen: told were: a, a
private final class Waiter {
  private let onChange: () -> Void
  private var isBeingTold = false

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  func tell() {
    guard !isBeingTold else { return }
    isBeingTold = true
    onChange()
    isBeingTold = false
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
    let others = waiting[keyPath, default: []]
    if others.contains(where: { $0 === waiter }) { return }
    waiting[keyPath] = others + [waiter]
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
    for waiter in waiting[keyPath] ?? [] {
      waiter.tell()
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
