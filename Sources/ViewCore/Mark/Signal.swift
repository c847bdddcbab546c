// The means to observe a value of this module itself.

/// The registrar of one value, and the cause that its changes give.
///
/// State, the keys of the environment and the content of a modifier are
/// observed with the same means as the learner's objects.
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
