// Anything that can be told to stop.

/// An activity that can be ended.
public protocol Cancellable {
  /// Ends the activity. To cancel twice is to cancel once.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, which then decides how long it goes on.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, which then decides how long it goes on.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
