// A waiter knows its places, holds them weakly, and leaves all of them before
// it is told.
private struct Place {
  weak var registrar: ObservationRegistrar?
  let keyPath: AnyKeyPath
}

private final class Waiter {
  private let places: [Place]
  private let onChange: () -> Void
  private(set) var hasLeft = false

  init(_ reads: [Read], _ onChange: @escaping () -> Void) {
    places = reads.map { Place(registrar: $0.registrar, keyPath: $0.keyPath) }
    self.onChange = onChange
  }

  func begin() {
    for place in places {
      place.registrar?.add(self, for: place.keyPath)
    }
  }

  func tell() {
    if hasLeft { return }
    hasLeft = true
    for place in places {
      place.registrar?.remove(self, for: place.keyPath)
    }
    onChange()
  }
}

/// Runs a closure, and calls another before the first change of anything that
/// the closure has read.
func withObservationTracking<Value>(
  _ apply: () -> Value, onChange: @escaping () -> Void
) -> Value {
  let tracked = Reads.during(apply)
  Waiter(tracked.reads, onChange).begin()
  return tracked.value
}

/// Knows who waits for the properties of one object.
final class ObservationRegistrar {
  private var waiting: [AnyKeyPath: [ObjectIdentifier: Waiter]] = [:]

  fileprivate func add(_ waiter: Waiter, for keyPath: AnyKeyPath) {
    waiting[keyPath, default: [:]][ObjectIdentifier(waiter)] = waiter
  }

  fileprivate func remove(_ waiter: Waiter, for keyPath: AnyKeyPath) {
    waiting[keyPath]?[ObjectIdentifier(waiter)] = nil
    if waiting[keyPath]?.isEmpty == true { waiting[keyPath] = nil }
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
    guard let told = waiting[keyPath] else { return }
    for waiter in told.values {
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
