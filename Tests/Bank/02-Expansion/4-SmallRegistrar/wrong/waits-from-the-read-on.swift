// Whoever reads begins to wait at once, in `access`, while the closure is still
// running.
// Refused by: X-14 a write inside the closure does not tell its tracking
// Seen: told were: older, writer
import Foundation

private final class Waiter {
  /// The waiter whose closure is running now.
  static var running: Waiter? {
    get { Thread.current.threadDictionary["waiter"] as? Waiter }
    set { Thread.current.threadDictionary["waiter"] = newValue }
  }

  private(set) var around: Waiter?
  private var onChange: (() -> Void)?

  init(around: Waiter?, _ onChange: @escaping () -> Void) {
    self.around = around
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
  let around = Waiter.running
  Waiter.running = Waiter(around: around, onChange)
  defer { Waiter.running = around }
  return apply()
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
    var next = Waiter.running
    while let waiter = next {
      add(waiter, for: keyPath)
      next = waiter.around
    }
  }

  /// A property is about to change.
  func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
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
