import GradingKit
import Testing
import ViewCore

@testable import OldFile

@Suite("8.5 OldFile", .exercise())
struct OldFileTests: ExerciseSuite {
  let changes = Recorder()

  static let old =
    #"{"cashier":"Ann","orders":["#
    + #"{"count":2,"dish":"soup","isReady":true,"note":"hot"},"#
    + #"{"count":1,"dish":"pie","isReady":false}]}"#

  /// A book of one order, two soups.
  private func book() -> OrderBook {
    let book = OrderBook(cashier: "Ann")
    book.orders.append(Order("soup", count: 2))
    return book
  }

  private func read(_ file: String) -> OrderBook? {
    var problem: String?
    do {
      return try OrderBook.read(file)
    } catch {
      problem = words(for: error)
    }
    expect(
      problem, is: nil,
      """
      the old app wrote \(file), but the new app can't read it: \
      \(problem ?? ""). The macro renames stored properties, so give them the \
      keys of the old file
      """)
    return nil
  }

  /// The text of a decoder's error, in a line.
  private func words(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _):
      "the key \(key.stringValue) is missing"
    case DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.debugDescription
    default: "\(error)"
    }
  }

  private func isPublishing(_ object: Any) -> Bool {
    object is any ObservableObject
  }

  @Test func `each property of an order is observed separately`() {
    let book = book()
    changes.track("isReady") { book.orders[0].isReady }
    changes.track("count") { book.orders[0].count }
    changes.track("isMarked") { book.orders[0].isMarked }
    changes.track("orders") { book.orders.count }
    book.orders[0].note = "hot"
    expect(
      changes.calls, is: [],
      """
      \(changes); an order's note was set, but no observer read the note, so \
      none should be notified. If an order is a structure, it's part of the \
      array: reading one of its properties reads all of them
      """)
    book.orders[0].isReady = true
    expect(
      changes.calls, is: ["isReady"],
      """
      \(changes); isReady was read, then the order became ready, so its \
      observer should be notified
      """)
    book.orders[0].isMarked = true
    expect(
      changes.calls, is: ["isReady", "isMarked"],
      """
      \(changes); isMarked was read, then the order was marked, so its \
      observer should be notified. Observe isMarked, even though it isn't saved
      """)
    book.orders[0].count = 3
    expect(
      changes.calls, is: ["isReady", "isMarked", "count"],
      """
      \(changes); the count was read, then went from 2 to 3, so its observer \
      should be notified
      """)
  }

  @Test func `each property of the book is observed separately`() {
    let book = book()
    changes.track("cashier") { book.cashier }
    changes.track("orders") { book.orders.count }
    book.cashier = "Bea"
    expect(
      changes.calls, is: ["cashier"],
      """
      \(changes); the cashier was read, then replaced, so only the cashier's \
      observer should be notified
      """)
    book.orders.append(Order("pie"))
    expect(
      changes.calls, is: ["cashier", "orders"],
      """
      \(changes); the orders were read, then an order was added, so the \
      observer of the orders should be notified, too
      """)
    changes.track("replaced") { book.orders.count }
    book.orders = [book.orders[0], Order("pie", count: 3)]
    expect(
      changes.calls, is: ["cashier", "orders", "replaced"],
      """
      \(changes); the orders were read, then an order was replaced with an \
      order of 3 pies, so the observer of the orders should be notified
      """)
    expect(
      isPublishing(book), is: false,
      "OrderBook is still an ObservableObject; remove the protocol, too")
  }

  @Test func `an old file can be read`() {
    guard let book = read(Self.old) else { return }
    let dishes = book.orders.map(\.dish)
    expect(
      book.cashier, is: "Ann",
      "the file was \(Self.old), but the cashier is \(book.cashier)")
    expect(
      dishes, is: ["soup", "pie"],
      "the file was \(Self.old), but the dishes are \(dishes)")
    expect(
      book.orders.map(\.count), is: [2, 1],
      """
      the file was \(Self.old), but the counts are \(book.orders.map(\.count))
      """)
    expect(
      book.orders.map(\.isReady), is: [true, false],
      """
      the file was \(Self.old), but isReady of the orders is \
      \(book.orders.map(\.isReady))
      """)
    expect(
      book.orders.map(\.note), is: ["hot", nil],
      "the file was \(Self.old), but the notes are \(book.orders.map(\.note))")
    expect(
      book.orders.map(\.isMarked), is: [false, false],
      """
      an order was read from a file, and is marked; the mark isn't saved, so \
      no order should be marked
      """)
  }

  @Test func `a new file is like an old one`() throws {
    let book = book()
    book.orders[0].isReady = true
    book.orders[0].note = "hot"
    book.orders[0].isMarked = true
    book.orders.append(Order("pie"))
    let file = try book.file
    expect(
      file, is: Self.old,
      """
      the new app writes \(file), but the old app wrote \(Self.old). The keys \
      are the names of the stored properties, unless CodingKeys gives the \
      properties other keys
      """)
  }

  @Test func `a book read from a file can be observed and saved`() throws {
    guard let book = read(Self.old) else { return }
    changes.track("isReady") { book.orders[1].isReady }
    book.orders[0].isReady = false
    expect(
      changes.calls, is: [],
      """
      \(changes); isReady of the second order was read, then isReady of the \
      first order changed, so the observer should not be notified
      """)
    book.orders[1].isReady = true
    expect(
      changes.calls, is: ["isReady"],
      """
      \(changes); an order that was read from a file became ready, so its \
      observer should be notified
      """)
    book.orders[0].note = nil
    let file = try book.file
    let wanted = Self.old
      .replacing(#""isReady":true,"note":"hot""#, with: #""isReady":false"#)
      .replacing(
        #""dish":"pie","isReady":false"#, with: #""dish":"pie","isReady":true"#)
    expect(
      file, is: wanted,
      """
      an old file was read, and its orders were changed; the new app writes \
      \(file), but the old app would have written \(wanted)
      """)
  }
}
