// The handle of a subscription: while somebody holds it, values come.

import Foundation

/// A handle that cancels when it is cancelled or dies, whichever is first.
///
///     model.objectWillChange.sink { print("change") }.store(in: &handles)
///     handles = []                      // no more changes are printed
///
/// Dropping the handle at once ends the subscription at once: the result of
/// `sink` has to be kept.
///
/// Two handles are equal when they are the same one.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?  // nil when cancelled

  /// Creates a handle that calls a closure, once.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Creates a handle that cancels something else, and keeps it alive.
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { cancel() }

  /// Cancels, the first time. The closure is called on this thread and
  /// dropped.
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
