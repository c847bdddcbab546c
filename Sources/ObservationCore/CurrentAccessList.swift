// The access list that reads on this thread go to. It lives on the stack of
// `withObservationTracking`; a thread-local slot points at it meanwhile.
//
// A task-local value would not do: it is inherited by the tasks that a closure
// starts, and their reads do not belong to the closure.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AccessList {
  /// The list of the innermost tracking on this thread; nil outside of one.
  static var current: UnsafeMutablePointer<AccessList>? {
    get {
      pthread_getspecific(slot)?.assumingMemoryBound(to: AccessList.self)
    }
    set {
      pthread_setspecific(slot, newValue)
    }
  }

  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Runs a closure and returns what it read on this thread, with its result.
  ///
  /// What an inner closure has read, the outer one has read too: the list is
  /// merged outward when the closure ends.
  static func collect<Result>(
    during apply: () -> Result
  ) -> (Result, AccessList) {
    var list = AccessList()
    let outer = current
    let result = withUnsafeMutablePointer(to: &list) { pointer in
      current = pointer
      defer { current = outer }
      return apply()
    }
    outer?.pointee.merge(list)
    return (result, list)
  }
}
