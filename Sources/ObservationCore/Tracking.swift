// One tracking: the closure to call, and its links in the lists of everything
// it has read, all in one piece of memory.

/// What a tracking knows besides its links.
struct TrackingHeader {
  // The first field: see `Callback`.
  var onChange: @Sendable () -> Void
  let linkCount: Int32
  /// The events that it waits for.
  var options: ObservationTracking.Options = .willSet
}

/// A closure that is called where it lies. To call one through a pointer, the
/// compiler first copies it, and counts a reference up and down; what cannot
/// be copied, it leaves in its place. (M-7: 10 ns)
private struct Callback: ~Copyable {
  let onChange: @Sendable () -> Void

  @inline(never) borrowing func call() { onChange() }
}

/// A tracking that waits for the first change of what it has read, or for
/// other events.
///
/// It is kept alive by the observers in whose lists it is, so it dies when it
/// has been told of a change, was cancelled, or when everything it waits for
/// has died.
///
/// Its links are guarded by the locks of their observers; the rest does not
/// change once it is installed.
final class Tracking: ManagedBuffer<TrackingHeader, Link> {
  /// A tracking whose links are still to be initialised.
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

  // By its address: `header` would check for exclusive access. (M-7: 300
  // instructions)
  private var options: ObservationTracking.Options {
    get { withUnsafeMutablePointerToHeader { $0.pointee.options } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.options = newValue } }
  }

  /// Whether it wants to be told of events of a kind.
  @inline(__always)
  func waits(for kind: ObservationTracking.Event.Kind) -> Bool {
    options.rawValue & kind.rawValue != 0
  }

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

  /// Registers a tracking with everything that it has read.
  ///
  /// - Parameter tracking: Taken over: every run that is linked holds a
  ///   reference, and this is the last one's.
  static func install(
    _ tracking: Unmanaged<Tracking>, _ options: ObservationTracking.Options,
    _ onChange: consuming @escaping @Sendable () -> Void
  ) {
    if options.isEmpty { return tracking.release() }
    Trace.begin(tracking)
    tracking._withUnsafeGuaranteedRef { $0.options = options }
    let callback = tracking._withUnsafeGuaranteedRef(\.callback)
    callback.initialize(to: Callback(onChange: onChange))
    var runs = tracking._withUnsafeGuaranteedRef(\.runs)
    while let run = runs.next() {
      if !runs.isAtEnd { _ = tracking.retain() }
      let isLinked = run.observers._withUnsafeGuaranteedRef {
        $0.link(run, of: tracking)
      }
      if !isLinked { tracking.release() }
    }
  }

  /// Tells the tracking of an event, then ends it, if no other is to follow:
  /// in this order, so that a change inside `onChange` is told too.
  ///
  /// - Parameter log: That of the thread. The callback may look there for what
  ///   it is told.
  func tell(
    _ kind: ObservationTracking.Event.Kind, _ property: Property,
    _ log: ReadLog.Pointer
  ) {
    log.pointee.telling = Telling(
      kind: kind, property: property, tracking: self)
    callback.pointee.call()
    let isLast = kind == .willSet ? !waits(for: .didSet) : kind == .didSet
    if isLast { cancel() }
  }

  /// Ends the tracking. Another thread may be registering it at this moment;
  /// what it has not yet linked, it will not link any more.
  func cancel() {
    for run in runs {
      run.observers._withUnsafeGuaranteedRef { $0.unlink(run) }
    }
  }

  /// What it has read, object by object.
  var properties: [Property] {
    links.indices.map { (links.baseAddress! + $0).pointee.property }
  }
}
