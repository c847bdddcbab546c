// What an observer is told: which kind of event, and of which property.

/// A namespace for the types of observers that choose their events.
///
/// - Source: SE-0506; Swift 6.4, of September 2026.
public struct ObservationTracking: Sendable {
  /// What has happened to something that a closure has read.
  ///
  /// An event is lent to a closure for one call, and cannot be kept.
  ///
  /// - Source: SE-0506; Swift 6.4.
  public struct Event: ~Copyable {
    /// What kind of event it is.
    public var kind: Kind { notice.kind }

    let notice: Notice
    private let observer: Observer

    private enum Observer {
      case nobody
      case tracking(Tracking)
      case observation(Mailbox)
    }

    /// Asks whether the event is the change of a property.
    ///
    ///     if event.matches(\Store.name) { … }
    ///
    /// - Returns: Whether the property is the one that changes or has
    ///   changed, whatever the object. False for `.initial` and `.deinit`.
    /// - Complexity: As `==` of two key paths.
    public func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool {
      notice.keyPath == keyPath
    }

    /// Ends the observation.
    ///
    /// In `withObservationTracking(options:_:onChange:)` it matters in one
    /// place: in the `.willSet` of a change whose `.didSet` would be told,
    /// too. With `.deinit` it does nothing, as in the toolchain's sources:
    /// the tracking of the other objects stays.
    ///
    /// In `withContinuousObservation(options:apply:)` the run that calls it is
    /// the last one.
    public func cancel() {
      switch observer {
      case .nobody: break
      case .tracking(let tracking): tracking.cancel()
      case .observation(let mailbox): mailbox.close()
      }
    }
  }
}

extension ObservationTracking.Event {
  /// A kind of event.
  ///
  /// It is a structure, and not an enumeration: a `switch` needs a `default`.
  public struct Kind: Equatable, Sendable {
    // The same as in `Options`.
    let rawValue: UInt8

    /// No change: a continuous observation runs for the first time.
    public static var initial: Self { Self(rawValue: 0) }

    /// A property is about to change.
    public static var willSet: Self { Self(rawValue: 1) }

    /// A property has changed.
    public static var didSet: Self { Self(rawValue: 2) }

    /// An object has died.
    public static var `deinit`: Self { Self(rawValue: 4) }
  }

  /// The event that a tracking of this thread is just being told of.
  init(_ telling: Telling) {
    notice = telling.notice
    observer = notice.kind == .deinit ? .nobody : .tracking(telling.tracking!)
  }

  /// An event for a run of a continuous observation.
  init(_ notice: Notice, to mailbox: Mailbox) {
    self.notice = notice
    observer = .observation(mailbox)
  }
}

/// What an event says, without the one to whom it is said.
struct Notice: @unchecked Sendable {
  // Unchecked: a key path does not change.
  let kind: ObservationTracking.Event.Kind
  var keyPath: AnyKeyPath?
}

/// What a thread tells a tracking at this moment. It is not handed over as an
/// argument: the closure of a caller takes none, and to put one that does
/// around it costs an allocation. (M-7)
struct Telling {
  var kind = ObservationTracking.Event.Kind.willSet
  var property = Property(number: 0)
  unowned(unsafe) var tracking: Tracking?

  var notice: Notice {
    Notice(kind: kind, keyPath: kind == .deinit ? nil : property.keyPath)
  }
}
