// The means to observe a value that belongs to this module itself.

/// The registrar of one value, and the cause that its changes are logged with.
///
/// State, the keys of the environment and the content of a modifier are
/// observed by the same means as your own objects.
final class Signal: Observable, Sendable {
  let label: Cause
  private let registrar = ObservationRegistrar()

  /// The signal that this thread is writing.
  @TaskLocal static var written: Signal?

  init(_ label: Cause) { self.label = label }

  private var content: Void {}
  static var property: AnyKeyPath { \Signal.content }

  /// Registers a read of the value.
  func read() { registrar.access(self, keyPath: \.content) }

  /// Changes the value, and marks the nodes that have read it.
  func write(_ change: () -> Void) {
    Self.$written.withValue(self) {
      registrar.withMutation(of: self, keyPath: \.content, change)
    }
  }
}
