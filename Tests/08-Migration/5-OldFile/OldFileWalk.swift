import GradingKit
import Testing
import ViewCore

@testable import OldFile

extension OldFileTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BookWalk.self, walks: 60)
  }
}

/// A book that is changed, saved and read again.
private final class BookWalk: Walk {
  private struct Line {
    var dish: String
    var count: Int
    var isReady = false
    var note: String?
    var isMarked = false

    /// What the old app writes for it.
    var file: String {
      #"{"count":\#(count),"dish":"\#(dish)","isReady":\#(isReady)"#
        + (note.map { #","note":"\#($0)"}"# } ?? "}")
    }
  }

  private var book = OrderBook(cashier: "Ann")
  private var cashier = "Ann"
  private var lines: [Line] = []
  private var readers = Recorder()
  private var told: [String] = []
  private var problem: String?

  init() {}

  private var file: String {
    let orders = lines.map(\.file).joined(separator: ",")
    return #"{"cashier":"\#(cashier)","orders":[\#(orders)]}"#
  }

  func begin() {
    (readers, told) = (Recorder(), [])
    readers.track("the cashier") { book.cashier }
    readers.track("the orders") { book.orders.count }
    for (index, order) in book.orders.enumerated() {
      readers.track("count \(index + 1)") { order.count }
      readers.track("isReady \(index + 1)") { order.isReady }
      readers.track("note \(index + 1)") { order.note }
      readers.track("isMarked \(index + 1)") { order.isMarked }
    }
  }

  /// Replaces this book by one read from a file.
  private func read(_ file: String) {
    do {
      book = try OrderBook.read(file)
      for index in lines.indices { lines[index].isMarked = false }
    } catch {
      problem = "the file \(file) can't be read: \(error)"
    }
  }

  var moves: [Move] {
    for (dish, count) in [("soup", 1), ("pie", 0)] where lines.count < 3 {
      Move("an order of \(count) \(dish) was added") {
        self.told = ["the orders"]
        self.lines.append(Line(dish: dish, count: count))
        self.book.orders.append(Order(dish, count: count))
      }
    }
    for (index, line) in lines.enumerated() where index < book.orders.count {
      Move("order \(index + 1) became \(line.isReady ? "open" : "ready")") {
        self.told = ["isReady \(index + 1)"]
        self.lines[index].isReady.toggle()
        self.book.orders[index].isReady.toggle()
      }
      for note in [nil, "hot", ""] where note != line.note {
        let text = note.map { "\"\($0)\"" } ?? "nil"
        Move("the note of order \(index + 1) was set to \(text)") {
          self.told = ["note \(index + 1)"]
          self.lines[index].note = note
          self.book.orders[index].note = note
        }
      }
      Move("the count of order \(index + 1) was increased by 1") {
        self.told = ["count \(index + 1)"]
        self.lines[index].count += 1
        self.book.orders[index].count += 1
      }
      Move("order \(index + 1) was \(line.isMarked ? "un" : "")marked") {
        self.told = ["isMarked \(index + 1)"]
        self.lines[index].isMarked.toggle()
        self.book.orders[index].isMarked.toggle()
      }
    }
    for name in ["Ann", "Bea", ""] where name != cashier {
      Move("the cashier was set to \"\(name)\"") {
        self.told = ["the cashier"]
        self.cashier = name
        self.book.cashier = name
      }
    }
    Move("the book was saved, and its file was read") {
      guard let file = try? self.book.file else {
        return self.problem =
          "the book can't be saved; its file should be written as before"
      }
      self.read(file)
    }
    Move("a file of the old app, with the same orders, was read") {
      self.read(self.file)
    }
  }

  var facts: [Fact] {
    Fact(problem == nil, problem ?? "")
    Fact(
      "the file is", (try? book.file) ?? "not written", is: file,
      "the new app should write what the old app would have written")
    Fact(
      "isMarked of the orders is", book.orders.map(\.isMarked),
      is: lines.map(\.isMarked),
      "a mark isn't saved, so it should last only until the book is read again")
    Fact(
      "the notified observers were those of", readers.calls, is: told,
      "observe each property of the book and its orders separately")
  }
}
