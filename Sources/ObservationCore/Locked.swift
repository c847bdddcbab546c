// A value behind a lock, and why the workspace has four kinds of lock.
//
//   Mutex         the standard library's: it holds the value that it guards, so
//                 no code can forget to lock. The thread sanitizer can't see
//                 into it, and would take the value for unguarded. It's used
//                 where tests don't run under the sanitizer.
//   Locked        the same for one object of this module: a `Mutex`, or with
//                 THREAD_SANITIZER a `SystemLocked`.
//   SystemLocked  the same for what all threads share. On Linux a `Mutex` that
//                 several threads want passes from one waiting thread to the
//                 next, each of which must be woken first: a convoy, and far
//                 slower than one thread after the other. A lock of the
//                 system's goes to a thread that is running. It costs an
//                 allocation, so objects don't use it.
//   NSLock        Foundation's: the sanitizer can see it, and it stands beside
//                 the properties that it guards. PublishingCore and ViewCore
//                 use it, and NSRecursiveLock, its relative, where a subscriber
//                 may send again while it is called.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if THREAD_SANITIZER
  typealias Locked = SystemLocked
#else
  typealias Locked = Mutex
#endif

/// A value behind a lock of the system's.
struct SystemLocked<Value>: ~Copyable, @unchecked Sendable {
  private typealias Memory = (lock: pthread_mutex_t, value: Value)

  private let memory: UnsafeMutablePointer<Memory>

  init(_ value: sending Value) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: (pthread_mutex_t(), value))
    pthread_mutex_init(&memory.pointee.lock, nil)
  }

  deinit {
    pthread_mutex_destroy(&memory.pointee.lock)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  borrowing func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    pthread_mutex_lock(&memory.pointee.lock)
    defer { pthread_mutex_unlock(&memory.pointee.lock) }
    return try body(&memory.pointee.value)
  }
}
