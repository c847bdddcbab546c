import PlayKit
import ViewCore

private func openBook() -> OrderBook {
  let book = OrderBook()
  book.orders = [
    Order(number: 7, donuts: 2), Order(number: 8, donuts: 3),
    Order(number: 9, donuts: 1),
  ]
  return book
}

let screens = [
  Screen("orders") {
    let book = openBook()
    OrderList(book: book)
    Button("Order") {
      let last = book.orders.map(\.number).max() ?? 6
      book.orders.append(Order(number: last + 1, donuts: 1))
    }
    Button("One donut more") {
      if !book.orders.isEmpty { book.orders[0].donuts += 1 }
    }
    Button("Remove the first") {
      if !book.orders.isEmpty { book.orders.removeFirst() }
    }
  }
]
