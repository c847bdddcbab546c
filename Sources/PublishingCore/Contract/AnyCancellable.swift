// The handle of a subscription. As long as you keep it, values arrive.

import Foundation

/// A handle that ends an activity when it is cancelled or released.
///
///     model.objectWillChange.sink { print("change") }.store(in: &handles)
///     handles = []                      // no more changes are printed
///
/// Keep the handle that `sink` returns, because the subscription ends as soon
/// as the handle is dropped.
///
/// Two handles are equal if they are the same object.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?  // nil once cancelled

  /// Creates a handle that calls a closure when it is cancelled, at most once.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Creates a handle that cancels something else, and keeps it alive until
  /// then.
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { cancel() }

  /// Calls the closure on this thread, and then drops it, so that calling this
  /// method again has no effect.
  public func cancel() {
    let onCancel = lock.withLock {
      defer { self.onCancel = nil }
      return self.onCancel
    }
    onCancel?()
  }

  /// Keeps this handle in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this handle in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
    one === other
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
