// One tracking: the closure to call, and its links in the lists of everything
// it read, all in one piece of memory.

/// The part of a tracking before its links.
struct TrackingHeader {
  /// The callback; an empty closure until the tracking is installed. It has to
  /// be the first field: see `Tracking.callback`.
  var onChange: @Sendable () -> Void
  let linkCount: Int32
  /// The events that it waits for, once it's installed.
  var options: ObservationTracking.Options = .willSet
}

/// A closure that is called in place.
///
/// To call a closure through a pointer, the compiler first copies it, and so
/// retains and releases it. This closure can't be copied, so it stays in place.
/// (M-7: 10 ns)
private struct Callback: ~Copyable {
  let onChange: @Sendable () -> Void

  @inline(never) borrowing func call() { onChange() }
}

/// A tracking that waits for the first change of what it read, or for other
/// events.
///
/// The observers whose lists contain it keep it alive. So it's freed when it
/// has been notified of a change, when it's cancelled, or when every object
/// that it observes is deallocated.
///
/// The locks of the observers guard its links; see `Link`. The rest doesn't
/// change once it's installed.
final class Tracking: ManagedBuffer<TrackingHeader, Link> {
  /// Makes a tracking whose links are still to be initialized.
  static func make(linkCount: Int) -> Tracking {
    let buffer = create(minimumCapacity: linkCount) { _ in
      TrackingHeader(
        onChange: {}, linkCount: Int32(truncatingIfNeeded: linkCount))
    }
    return unsafeDowncast(buffer, to: Tracking.self)
  }

  var links: UnsafeMutableBufferPointer<Link> {
    withUnsafeMutablePointers { header, links in
      .init(start: links, count: Int(header.pointee.linkCount))
    }
  }

  private var runs: LinkRuns { LinkRuns(links) }

  // This uses the address, because `header` checks for exclusive access. (M-7:
  // 300 instructions)
  private var options: ObservationTracking.Options {
    get { withUnsafeMutablePointerToHeader { $0.pointee.options } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.options = newValue } }
  }

  /// Whether it's to be notified of events of a kind.
  @inline(__always)
  func waits(for kind: ObservationTracking.Event.Kind) -> Bool {
    options.rawValue & kind.rawValue != 0
  }

  // The memory of `onChange`: a `Callback` has the same layout.
  private var callback: UnsafeMutablePointer<Callback> {
    withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Callback.self)
    }
  }

  deinit {
    for link in links {
      if link.beginsRun { link.observers.release() }
      link.property.release()
    }
  }

  /// Registers a tracking with every object that it read.
  ///
  /// - Parameters:
  ///   - tracking: A reference that is taken over. Every linked run owns one,
  ///     and the last run gets this one.
  ///   - catchesUp: Whether it's then notified of the events between a read and
  ///     the registration.
  static func install(
    _ tracking: Unmanaged<Tracking>, _ options: ObservationTracking.Options,
    catchesUp: Bool, _ onChange: consuming @escaping @Sendable () -> Void
  ) {
    if options.isEmpty { return drop(tracking) }
    if Trace.isOn { Trace.forget(tracking) }
    tracking._withUnsafeGuaranteedRef { $0.options = options }
    let callback = tracking._withUnsafeGuaranteedRef(\.callback)
    callback.initialize(to: Callback(onChange: onChange))
    if catchesUp { _ = tracking.retain() }
    let log = ReadLog.current
    var missed = MissedEvents()
    var runs = tracking._withUnsafeGuaranteedRef(\.runs)
    while let run = runs.next() {
      if !runs.isAtEnd { _ = tracking.retain() }
      let isLinked = run.observers._withUnsafeGuaranteedRef {
        $0.link(run, of: tracking, by: log.pointee.number, noting: &missed)
      }
      if !isLinked { tracking.release() }
    }
    if catchesUp {
      tracking._withUnsafeGuaranteedRef { $0.catchUp(with: missed, log) }
      tracking.release()
    }
  }

  /// Releases a tracking that isn't installed.
  static func drop(_ tracking: Unmanaged<Tracking>) {
    for run in tracking._withUnsafeGuaranteedRef(\.runs) {
      run.observers._withUnsafeGuaranteedRef { $0.drop(run) }
    }
    tracking.release()
  }

  /// Notifies the tracking of the events that it missed. None of them ends it:
  /// it's registered now, and the next change is its first.
  private func catchUp(with missed: MissedEvents, _ log: ReadLog.Pointer) {
    for (kind, property) in missed.all where waits(for: kind) {
      if kind != .deinit {
        Trace.add(.fired, property, of: .passUnretained(self))
      }
      callBack(kind, property, nil, log)
    }
  }

  /// Notifies the tracking of an event, and then ends it if no other event will
  /// follow. The order matters: a change inside `onChange` notifies it, too.
  ///
  /// - Parameter log: The log of this thread, in which the callback may look
  ///   the event up.
  func tell(
    _ kind: ObservationTracking.Event.Kind, _ property: Property,
    _ log: ReadLog.Pointer
  ) {
    callBack(kind, property, kind == .deinit ? nil : self, log)
    let isLast = kind == .willSet ? !waits(for: .didSet) : kind == .didSet
    if isLast { cancel() }
  }

  /// - Parameter cancelled: The tracking that `cancel()` of the event ends.
  @inline(__always)
  private func callBack(
    _ kind: ObservationTracking.Event.Kind, _ property: Property,
    _ cancelled: Tracking?, _ log: ReadLog.Pointer
  ) {
    log.pointee.telling = CurrentEvent(
      kind: kind, property: property, tracking: cancelled)
    callback.pointee.call()
  }

  /// Ends the tracking. If a different thread is registering it at this moment,
  /// that thread won't link the remaining runs.
  func cancel() {
    for run in runs {
      run.observers._withUnsafeGuaranteedRef { $0.unlink(run) }
    }
  }
}
