// The place where each thread keeps its log of reads.

import ThreadSlot

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ReadLog {
  typealias Pointer = UnsafeMutablePointer<ReadLog>

  /// The log of this thread while it is in a tracking; nil otherwise.
  static var tracking: Pointer? {
    thread_tracking()?.assumingMemoryBound(to: ReadLog.self)
  }

  /// The log of this thread, made at its first use. It lives as long as the
  /// thread.
  static var current: Pointer {
    thread_log()?.assumingMemoryBound(to: ReadLog.self) ?? make()
  }

  private static func make() -> Pointer {
    let log = Pointer.allocate(capacity: 1)
    log.initialize(to: ReadLog())
    thread_set_log(log)
    pthread_setspecific(atThreadEnd, log)
    return log
  }

  // This key stores the log a second time, so that the log is freed when its
  // thread ends.
  private static let atThreadEnd: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&key) { free(log: $0) }
    #else
      pthread_key_create(&key) { free(log: $0!) }
    #endif
    return key
  }()
}

private func free(log: UnsafeMutableRawPointer) {
  thread_set_log(nil)
  let log = log.assumingMemoryBound(to: ReadLog.self)
  log.pointee.deallocate()
  log.deinitialize(count: 1)
  log.deallocate()
}
