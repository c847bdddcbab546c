import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import Reducer

extension ReducerTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TrucksWalk.self)
  }
}

/// A truck that is new, and one that has two orders already.
private final class TrucksWalk: Walk {
  private struct Model {
    var isOpen = false
    var stock = 12
    var lastNumber = 0
    var numbers: [Int] = []
    var donuts: [Int] = []

    var words: String {
      let orders = zip(numbers, donuts).map { "no. \($0) for \($1)" }
      return "\(isOpen ? "open" : "closed"), \(stock) in stock, last number "
        + "\(lastNumber), orders [\(orders.joined(separator: ", "))]"
    }

    mutating func order(_ wanted: Int) {
      guard isOpen, wanted >= 1, wanted <= stock else { return }
      lastNumber += 1
      numbers.append(lastNumber)
      donuts.append(wanted)
      stock -= wanted
    }

    mutating func remove(_ number: Int, isCancelled: Bool) {
      guard let place = numbers.firstIndex(of: number) else { return }
      numbers.remove(at: place)
      let free = donuts.remove(at: place)
      if isCancelled { stock += free }
    }
  }

  private let stores = [
    TruckStore(),
    TruckStore(
      AppState(
        isOpen: true, stock: 3, lastNumber: 8,
        orders: [Order(number: 5, donuts: 2), Order(number: 7, donuts: 3)])),
  ]
  private var models = [
    Model(),
    Model(
      isOpen: true, stock: 3, lastNumber: 8, numbers: [5, 7], donuts: [2, 3]),
  ]
  private var listening: [AnyCancellable] = []
  /// What each store has said during the last move: the stock at that moment.
  private let said = [Recorder(), Recorder()]

  init() {
    for (store, said) in zip(stores, said) {
      listening.append(
        store.objectWillChange.sink {
          said.record("it", seeing: words(store.state))
        })
    }
  }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      let numbers = models[index].numbers
      move(index, "the \(name) truck was opened", .open) { $0.isOpen = true }
      move(index, "the \(name) truck was closed", .close) { $0.isOpen = false }
      for donuts in [-1, 0, 1, 2, 5, 12] {
        let words = "\(donuts) donuts were ordered from the \(name) truck"
        move(index, words, .order(donuts: donuts)) { $0.order(donuts) }
      }
      for number in numbers + [99] {
        let words = "order \(number) of the \(name) truck was"
        move(index, "\(words) served", .serve(number: number)) {
          $0.remove(number, isCancelled: false)
        }
        move(index, "\(words) cancelled", .cancel(number: number)) {
          $0.remove(number, isCancelled: true)
        }
      }
    }
  }

  /// A move that dispatches an action.
  private func move(
    _ index: Int, _ name: String, _ action: Action,
    _ change: @escaping (inout Model) -> Void
  ) -> Move {
    Move(name) {
      // What a reducer is asked for in between has no effect.
      _ = reduce(self.stores[index].state, .order(donuts: 1))
      let before = self.models[index].words
      change(&self.models[index])
      // A store may or may not send if nothing changes.
      self.checked =
        self.models[index].words == before ? nil : (index, before)
      self.heard = self.said[index].seen.count
      self.stores[index].dispatch(action)
    }
  }

  /// The store that has to have said something, and what there was before.
  private var checked: (Int, String)?
  private var heard = 0

  var facts: [Fact] {
    for (index, name) in ["first", "second"].enumerated() {
      Fact(
        "the state of the \(name) truck is", words(stores[index].state),
        is: models[index].words,
        """
        an Action should change only what the task lists for it, and a refused \
        Action should change nothing
        """)
    }
    if let (index, before) = checked {
      Fact(
        "when objectWillChange was sent, the state was",
        Array(said[index].seen.dropFirst(heard)), is: [before],
        "send objectWillChange once, before the state is replaced")
    }
  }
}

private func words(_ state: AppState) -> String {
  var orders: [String] = []
  for order in state.orders {
    orders.append("no. \(order.number) for \(order.donuts)")
  }
  return "\(state.isOpen ? "open" : "closed"), \(state.stock) in stock, last "
    + "number \(state.lastNumber), orders [\(orders.joined(separator: ", "))]"
}
