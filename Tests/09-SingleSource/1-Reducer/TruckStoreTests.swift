import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import Reducer

extension ReducerTests {
  @Test func `dispatch puts what follows in the place of the state`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    store.dispatch(.order(donuts: 2))
    expect(
      store.state.stock, is: 3,
      """
      2 of 5 donuts were ordered from the store, and its state says \
      \(store.state.stock) in stock; dispatch hands its state and the Action to \
      reduce, and keeps what comes back
      """)
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [2, 2],
      """
      then 1 donut was ordered, and there are \(store.state.stock) in stock, \
      and the last number is \(store.state.lastNumber); each Action goes on \
      from the state that the one before has left
      """)
  }

  @Test func `two stores have nothing in common`() {
    let other = TruckStore(AppState(isOpen: true, stock: 5))
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    other.dispatch(.order(donuts: 2))
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [4, 1],
      """
      of two stores each took its first order, of 2 donuts and of 1; the \
      second one has \(store.state.stock) of 5 donuts left and has given the \
      number \(store.state.lastNumber)
      """)
  }

  @Test func `the store says once that it will change`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    let said = Recorder()
    let listening = store.objectWillChange.sink {
      said.record("the store", seeing: store.state.stock)
    }
    store.dispatch(.order(donuts: 2))
    expect(
      said.seen, is: ["5"],
      """
      an order was dispatched, and the store said \(said.seen.count) times that \
      it will change, with \(said.seen) in stock at that moment; one assignment \
      of a finished app state is said once, before it is there
      """)
    listening.cancel()
  }
}
