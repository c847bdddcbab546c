import ObservationCore

// snippet.without-storage
@Observable
final class Counter {
  var count: Int {
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
}
// snippet.end
