/// The name of a value that views pass up the tree, and the rule that combines
/// the values of several views.
///
///     struct WidthKey: PreferenceKey {
///       static var defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
