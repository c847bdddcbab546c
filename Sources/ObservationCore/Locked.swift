// A value behind a lock, and why the workspace has three kinds of lock.
//
//   Mutex   the standard library's: it holds the value that it guards, so
//           nobody can forget to lock. The thread sanitizer cannot see into it,
//           and would take the value for unguarded. GradingKit and WorkbookKit
//           use it, for their tests do not run under the sanitizer.
//   Locked  the same for this module, whose tests run under the sanitizer: a
//           `Mutex`, or with THREAD_SANITIZER a lock of the system's that the
//           sanitizer can see.
//   NSLock  Foundation's: the sanitizer can see it, and it stands beside the
//           properties that it guards. PublishingCore and ViewCore use it, and
//           NSRecursiveLock, its relative, where a subscriber may send again
//           while it is called.

import Synchronization

#if THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  struct Locked<Value>: ~Copyable, @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    init(_ value: sending Value) {
      lock = .allocate(capacity: 1)
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    borrowing func withLock<Result>(
      _ body: (inout sending Value) throws -> sending Result
    ) rethrows -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#else
  typealias Locked = Mutex
#endif
