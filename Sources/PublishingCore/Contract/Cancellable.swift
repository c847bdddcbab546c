// Anything that can be stopped.

/// An activity that can be ended.
public protocol Cancellable {
  /// Ends the activity. Cancelling it again has no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection. When you remove it from the collection, the
  /// activity ends.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set. When you remove it from the set, the activity ends.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
