// snippet.with-a-value
final class Counter {
  private var _count = 0

  var count: Int = 0 {
    get { _count }
    set { _count = newValue }
  }
}
// snippet.end
