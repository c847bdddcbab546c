// Whole-object publishing: an object tells that it is about to change, not
// what of it.

/// A class whose instances tell before they change.
///
///     final class Store: ObservableObject {
///       @Published var name = "Ann"
///       @Published var age = 3
///     }
///     let store = Store()
///     let change = store.objectWillChange.sink { print(store.name) }
///     store.name = "Bea"      // Ann: it is only about to change
///     store.age = 4           // Bea
///
/// A class may have an `objectWillChange` of its own. It must then be stored,
/// not computed, and nobody but the class itself sends on it.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher =
    ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object: the same one at every access, and whether
  /// or not anything is `@Published`. Every `@Published` property of the class
  /// and of its superclasses sends on it, from the first access on.
  ///
  /// A class that reflects itself (`CustomReflectable`) must show its
  /// `@Published` storage there, or it is not found.
  ///
  /// - Complexity: The first access looks at all stored properties, by
  ///   reflection; the others look the object up in a table.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}
