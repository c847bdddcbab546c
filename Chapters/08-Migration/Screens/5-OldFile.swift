import PlayKit
import ViewCore

/// A book of orders, its file, and what an old file becomes.
private struct BookPage: View {
  @State private var book = OrderBook(cashier: "Ann")
  @State private var file = "nothing is saved"

  var body: some View {
    VStack {
      Text(file)
      ForEach(book.orders.indices, id: \.self) { index in
        HStack {
          Text("\(book.orders[index].count) \(book.orders[index].dish)")
          Text(book.orders[index].isReady ? "ready" : "open")
          Button("Ready") { book.orders[index].isReady = true }
        }
      }
      Button("Add soup") { book.orders.append(Order("soup", count: 2)) }
      Button("Save") { file = (try? book.file) ?? "it cannot be saved" }
      Button("Read an old file") {
        let old =
          #"{"cashier":"Bea","orders":["#
          + #"{"count":1,"dish":"pie","isReady":true}]}"#
        do {
          book = try OrderBook.read(old)
          file = old
        } catch {
          file = "it cannot be read: \(old)"
        }
      }
    }
  }
}

let screens = [Screen("book") { BookPage() }]
