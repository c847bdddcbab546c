// The event that an observer is notified of: its kind and its property.

/// A namespace for the types used by observers that choose their events.
///
/// - Source: SE-0506; Swift 6.4, of September 2026.
public struct ObservationTracking: Sendable {
  /// An event of a property or an object that a closure read.
  ///
  /// An event is lent to a closure for one call, and can't be stored.
  ///
  /// - Source: SE-0506; Swift 6.4.
  public struct Event: ~Copyable {
    /// The kind of the event.
    public var kind: Kind { notice.kind }

    let notice: Notice
    // What `cancel` ends, if anything.
    private var tracking: Tracking?
    private var mailbox: Mailbox?

    /// Returns whether the event is a change of a property, in any object.
    ///
    ///     if event.matches(\Store.name) { … }
    ///
    /// - Returns: True at `.willSet` and `.didSet` of the property; false at
    ///   `.initial` and `.deinit`.
    /// - Complexity: As `==` of two key paths.
    public func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool {
      notice.keyPath == keyPath
    }

    /// Ends the observation.
    ///
    /// In `withObservationTracking(options:_:onChange:)` it only has an effect
    /// in the `.willSet` of a change whose `.didSet` would follow. At
    /// `.deinit`, and at a change that came during `apply`, it does nothing, as
    /// in the toolchain's sources: the tracking stays.
    ///
    /// In `withContinuousObservation(options:apply:)` the run that calls it is
    /// the last one.
    public func cancel() {
      tracking?.cancel()
      mailbox?.close()
    }
  }
}

extension ObservationTracking.Event {
  /// A kind of event.
  ///
  /// It's a structure, not an enumeration: a `switch` needs a `default`.
  public struct Kind: Equatable, Sendable {
    // The same bits as in `Options`.
    let rawValue: UInt8

    /// No change: a continuous observation runs for the first time.
    public static var initial: Self { Self(rawValue: 0) }

    /// A property is about to change.
    public static var willSet: Self { Self(rawValue: 1) }

    /// A property has changed.
    public static var didSet: Self { Self(rawValue: 2) }

    /// An object was deallocated.
    public static var `deinit`: Self { Self(rawValue: 4) }
  }

  /// Creates the event that this thread is notifying a tracking of.
  init(_ telling: CurrentEvent) {
    notice = telling.notice
    tracking = telling.tracking
  }

  /// Creates the event for a run of a continuous observation.
  init(_ notice: Notice, to mailbox: Mailbox) {
    self.notice = notice
    self.mailbox = mailbox
  }
}

/// The content of an event, without its observer.
struct Notice: @unchecked Sendable {
  // Unchecked: a key path doesn't change.
  let kind: ObservationTracking.Event.Kind
  /// The property that changes or has changed; nil at `.initial` and `.deinit`.
  var keyPath: AnyKeyPath?
}

/// The event that a thread is notifying a tracking of.
///
/// It isn't an argument of the callback: a caller's closure takes none, and a
/// closure around it would cost an allocation. (M-7)
///
/// It's valid from the start of a callback until this thread starts the next
/// one, perhaps inside the first. So a callback looks at it before it does
/// anything else.
struct CurrentEvent {
  var kind = ObservationTracking.Event.Kind.willSet
  var property = Property(number: 0)
  /// The tracking that `cancel()` of the event ends.
  unowned(unsafe) var tracking: Tracking?

  var notice: Notice {
    Notice(kind: kind, keyPath: kind == .deinit ? nil : property.keyPath)
  }
}
