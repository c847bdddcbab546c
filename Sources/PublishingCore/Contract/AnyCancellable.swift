// The handle of a subscription. Values arrive as long as somebody holds it.

import Foundation

/// A handle that ends an activity when it is cancelled or released.
///
///     model.objectWillChange.sink { print("change") }.store(in: &handles)
///     handles = []                      // no more changes are printed
///
/// Keep the result of `sink`: dropping the handle at once ends the subscription
/// at once.
///
/// Two handles are equal if they are the same object.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?  // nil when cancelled

  /// Creates a handle that calls a closure once.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Creates a handle that cancels something else, and keeps it alive.
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { cancel() }

  /// Calls the closure on this thread, and drops it. Later calls do nothing.
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
