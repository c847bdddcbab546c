// One tracking: the closure to call, and its links in the lists of everything
// it has read, all in one piece of memory.

/// What a tracking knows besides its links.
struct TrackingHeader {
  var linkCount: Int
  var onChange: @Sendable () -> Void
}

/// A tracking that waits for the first change of what it has read.
///
/// It is kept alive by the observers in whose lists it is, so it dies when it
/// has been called back, was cancelled, or when everything it waits for has
/// died.
///
/// Its links are guarded by the locks of their observers; the rest does not
/// change once it is installed.
final class Tracking: ManagedBuffer<TrackingHeader, Link> {
  /// A tracking whose links are still to be initialised.
  static func make(linkCount: Int) -> Tracking {
    let buffer = create(minimumCapacity: linkCount) { _ in
      TrackingHeader(linkCount: linkCount, onChange: {})
    }
    return unsafeDowncast(buffer, to: Tracking.self)
  }

  var links: UnsafeMutableBufferPointer<Link> {
    withUnsafeMutablePointers { header, links in
      .init(start: links, count: header.pointee.linkCount)
    }
  }

  deinit {
    for link in links where link.beginsRun { link.observers.release() }
  }

  /// Registers with everything that was read.
  func install(_ onChange: consuming @escaping @Sendable () -> Void) {
    withUnsafeMutablePointerToHeader { $0.pointee.onChange = onChange }
    forEachRun { observers, run in observers.link(run, of: self) }
  }

  /// Reports a change, then ends the tracking: in this order, so that a change
  /// inside `onChange` is reported too.
  func fire() {
    withUnsafeMutablePointerToHeader { $0.pointee.onChange() }
    cancel()
  }

  /// Ends the tracking. Another thread may be registering it at this moment;
  /// what it has not yet linked, it will not link any more.
  func cancel() {
    forEachRun { observers, run in observers.unlink(run) }
  }

  /// What it has read, object by object.
  var properties: [Property] {
    links.indices.map { (links.baseAddress! + $0).pointee.property }
  }

  /// Calls a closure with each run of links. Only those fields are looked at
  /// that never change: the others are guarded by the observers.
  @inline(__always)
  private func forEachRun(
    _ body: (Observers, UnsafeMutableBufferPointer<Link>) -> Void
  ) {
    var run = links.baseAddress!
    let end = run + links.count
    while run < end {
      var next = run + 1
      while next < end, !next.pointee.beginsRun { next += 1 }
      run.pointee.observers._withUnsafeGuaranteedRef { observers in
        body(observers, .init(start: run, count: next - run))
      }
      run = next
    }
  }
}
