import ObservationCore

/// WRITE THIS: what the type stands for, and how it is used.
///
///     let sample = TYPE()
///     sample.change()
///     sample.value                          // 2
@Observable
final class TYPE {
  var value = 1

  /// Counts one more.
  func change() {
    // TODO 1: WRITE THIS: what to do here, such as: count one more.
  }
}
