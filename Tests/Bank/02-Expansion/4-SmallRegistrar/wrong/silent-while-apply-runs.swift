// What `apply` writes itself does not count, so nobody is told while it is
// running.
// Refused by: X-14 a write inside the closure does not tell its tracking
// Seen: nobody was told
import Foundation

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

/// A mark that a tracked closure is running.
private final class Running {
  static var current: Running? {
    get { Thread.current.threadDictionary["running"] as? Running }
    set { Thread.current.threadDictionary["running"] = newValue }
  }
}

/// Runs a closure, and calls another before the first change of anything that
/// the closure has read.
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  let around = Running.current
  Running.current = Running()
  let (value, reads) = Reads.during(apply)
  Running.current = around
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
    guard Running.current == nil else { return }
    let told = waiting.removeValue(forKey: keyPath) ?? []
    for waiter in told {
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
