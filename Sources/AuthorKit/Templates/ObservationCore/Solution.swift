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
    // Why: WRITE THIS: the reason for this code.
    value += 1
    // Also works: WRITE THIS: a second answer that's as good, if there is one.
  }
}
