// Whole-object publishing: before an object changes, it says so, but it doesn't
// say which of its properties is about to change.

/// A class whose instances send a signal before each change.
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
/// A class can declare its own `objectWillChange`. It must then be a stored
/// property, not a computed one, and the class itself has to send on it,
/// because nothing else does.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher =
    ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends a signal before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object.
  ///
  /// You get the same publisher at every access, even if no property is
  /// `@Published`. From the first access on, every `@Published` property of the
  /// class and of its superclasses sends a signal on it.
  ///
  /// If a class describes its own mirror (`CustomReflectable`), it must include
  /// the storage of its `@Published` properties there, because they are found
  /// by reflection.
  ///
  /// - Complexity: The first access looks at all stored properties by
  ///   reflection. Later accesses look the object up in a table.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}
