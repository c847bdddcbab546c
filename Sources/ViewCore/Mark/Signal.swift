// A value of the runtime itself that can be observed.

/// The registrar of one value, and the name of its changes.
///
/// State, the keys of the environment and what a modifier modifies are
/// observed with the same means as the learner's objects.
final class Signal: Observable, Sendable {
  let label: Cause
  private let registrar = ObservationRegistrar()

  /// The signal that this thread is writing.
  @TaskLocal static var written: Signal?

  init(_ label: Cause) { self.label = label }

  private var content: Void {}
  static var property: AnyKeyPath { \Signal.content }

  /// Says that the value was read.
  func read() { registrar.access(self, keyPath: \.content) }

  /// Changes the value, and marks those who have read it.
  func write(_ change: () -> Void) {
    Self.$written.withValue(self) {
      registrar.withMutation(of: self, keyPath: \.content, change)
    }
  }
}
