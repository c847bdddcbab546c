import ObservationCore

// snippet.with-a-value
@Observable
final class Counter {
  var count: Int = 0 {
    get {
      access(keyPath: \.count)
      return _count
    }
    set {
      withMutation(keyPath: \.count) {
        _count = newValue
      }
    }
  }

  @ObservationIgnored private var _count = 0
}
// snippet.end
