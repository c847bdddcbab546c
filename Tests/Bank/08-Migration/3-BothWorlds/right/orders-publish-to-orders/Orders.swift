// An order publishes, too, and the orders subscribe to each.
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady: Bool {
    get { isServed }
    set {
      if newValue != isServed { willChange.send() }
      isServed = newValue
    }
  }
  private var isServed = false
  fileprivate let willChange = PassthroughSubject<Void, Never>()

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = []
  let objectWillChange = ObservableObjectPublisher()
  @ObservationIgnored private var following: [AnyCancellable] = []

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    objectWillChange.send()
    all.append(order)
    following.append(
      order.willChange.sink { [unowned self] in objectWillChange.send() })
  }
}
