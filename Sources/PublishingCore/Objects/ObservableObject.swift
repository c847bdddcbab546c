// Whole-object publishing: an object announces that it is about to change, but
// not which property.

/// A class whose instances announce each change before it happens.
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
/// A class may have its own `objectWillChange`. It must then be stored, not
/// computed, and only the class itself sends on it.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher =
    ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object.
  ///
  /// It is the same one at every access, even if no property is `@Published`.
  /// From the first access on, every `@Published` property of the class and of
  /// its superclasses sends on it.
  ///
  /// A class with a mirror of its own (`CustomReflectable`) must show its
  /// `@Published` storage there, or it is not found.
  ///
  /// - Complexity: The first access looks at all stored properties by
  ///   reflection. Later ones look the object up in a table.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}
