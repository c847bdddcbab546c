import ViewCore

/// An old part of the app, which keeps a journal of the orders. It
/// subscribes to them as a whole. Don't change it.
///
///     let orders = Orders()
///     let journal = Journal(of: orders)
///     orders.add(Order("soup"))
///     journal.lines                 // ["before: 0 of 0 ready"]
final class Journal {
  private(set) var lines: [String] = []
  private var listening: AnyCancellable?

  init(of orders: Orders) {
    listening = orders.objectWillChange.sink { [unowned self, unowned orders] in
      lines.append("before: \(orders.readyCount) of \(orders.all.count) ready")
    }
  }
}
