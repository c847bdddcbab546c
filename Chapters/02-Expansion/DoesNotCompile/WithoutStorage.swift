import ObservationCore

// snippet.without-storage
@Observable
final class Counter {
  var count: Int {
    access(keyPath: \.count)
    return _count
  }
}
// snippet.end
