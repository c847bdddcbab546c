// A record for a suite: which trackings were called back, in which order, and
// what value each of them saw at that moment.

import ObservationCore
import Synchronization

/// A recorder of the calls of `onChange`.
///
///     let changes = Recorder()
///     changes.track("name") { store.name } seeing: { store.name }
///     store.name = "Bea"
///     changes.calls                         // ["name"]
///     changes.seen                          // ["Ann"]
///     "\(changes)"                          // onChange ran once: for name
public final class Recorder: Sendable {
  private struct Call {
    var name: String
    var saw: String?
  }

  private let log = Mutex<[Call]>([])

  public init() {}

  /// The names of the trackings that were called back, in order.
  public var calls: [String] { log.withLock { $0.map(\.name) } }

  /// The values that the calls have seen, if they had something to look at.
  public var seen: [String] { log.withLock { $0.compactMap(\.saw) } }

  /// Tracks what a closure reads, and records when `onChange` is called.
  ///
  /// - Parameters:
  ///   - name: The name of the tracking in the record.
  ///   - read: The closure whose reads are tracked.
  ///   - look: A closure that runs inside `onChange`, and whose result is
  ///     recorded.
  /// - Returns: The result of `read`.
  @discardableResult
  public func track<Value>(
    _ name: String, _ read: () -> Value,
    seeing look: (() -> Any)? = nil
  ) -> Value {
    // This is unsafe but sound in a suite, because `onChange` runs on the
    // thread that makes the change, which is the test's own.
    nonisolated(unsafe) let look = look
    return withObservationTracking(read) {
      self.record(name, seeing: look?())
    }
  }

  /// Records that the graded code has called a closure that the suite has
  /// passed to it, with the closure's name or the value that it was called
  /// with.
  ///
  ///     sign(of: truck) { changes.record("sign", seeing: truck.stock) }
  ///     keepShowing(truck, on: agenda) { board.record($0) }
  public func record(_ name: some Plain, seeing saw: Any? = nil) {
    let call = Call(name: "\(name)", saw: saw.map { "\($0)" })
    log.withLock { $0.append(call) }
  }
}

extension Recorder: CustomStringConvertible {
  /// The record as the beginning of a sentence.
  public var description: String {
    let calls = calls
    switch calls.count {
    case 0: return "onChange did not run"
    case 1: return "onChange ran once: for \(calls[0])"
    default:
      let names = calls.joined(separator: ", then for ")
      return "onChange ran \(calls.count) times: for \(names)"
    }
  }
}
