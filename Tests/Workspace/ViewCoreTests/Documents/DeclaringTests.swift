// Observable objects, declared in four ways: published as a whole, by the
// macro, by the macro with one property left out, and by hand.

import Testing
import ViewCore

private class PublishedBook: ObservableObject {
  @Published var title: String
  @Published var author: String
  var spine: String { author + ": " + title }
  @Published private var loans: Int = 0

  init(title: String, author: String, loans: Int) {
    self.title = title
    self.author = author
    self.loans = loans
  }

  func lend() { loans += 1 }
}

@Observable
private class Book {
  var title: String = "untitled"
  var author: String = "unknown"
  var spine: String { author + ": " + title }
  private var loans: Int = 0

  init(title: String, author: String, loans: Int) {
    self.title = title
    self.author = author
    self.loans = loans
  }

  func lend() { loans += 1 }
}

@Observable
private class CountedBook {
  @ObservationTracked var title: String = "Emma"
  // No observer is notified of it.
  @ObservationIgnored
  private var loans: Int = 0
  var label: String { "\(title), lent \(loans) times" }

  func lend() { loans += 1 }
}

/// What the macro makes of a class, as far as an observer can see.
private class HandmadeBook {
  var title: String {
    get {
      access(keyPath: \.title)
      return _title
    }
    set {
      withMutation(keyPath: \.title) { _title = newValue }
    }
  }

  var author: String {
    get {
      access(keyPath: \.author)
      return _author
    }
    set {
      withMutation(keyPath: \.author) { _author = newValue }
    }
  }

  var spine: String { author + ": " + title }

  @ObservationIgnored private var _title: String = "Emma"
  @ObservationIgnored private var _author: String = "Austen"
  @ObservationIgnored private let _$observationRegistrar =
    ObservationRegistrar()

  internal nonisolated func access<Member>(
    keyPath: KeyPath<HandmadeBook, Member>
  ) {
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  internal nonisolated func withMutation<Member, T>(
    keyPath: KeyPath<HandmadeBook, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }
}

extension HandmadeBook: Observable {}

private struct PublishedSpine: View {
  @ObservedObject var book: PublishedBook
  var body: some View { Text(book.spine) }
}

private struct Spine: View {
  let book: Book
  var body: some View { Text(book.spine) }
}

private struct Label: View {
  let book: CountedBook
  var body: some View { Text(book.label) }
}

private struct HandmadeSpine: View {
  let book: HandmadeBook
  var body: some View { Text(book.spine) }
}

@MainActor @Suite struct DeclaringTests {
  @Test func `each published property sends objectWillChange first`() {
    let book = PublishedBook(title: "Emma", author: "Austen", loans: 1)
    var seen: [String] = []
    let handle = book.objectWillChange.sink { seen.append(book.spine) }
    book.title = "Persuasion"
    book.author = "Jane Austen"
    book.lend()
    handle.cancel()
    #expect(
      seen == [
        "Austen: Emma", "Austen: Persuasion", "Jane Austen: Persuasion",
      ])
  }

  @Test func `a view of it is evaluated for what it does not read`() {
    let book = PublishedBook(title: "Emma", author: "Austen", loans: 1)
    let host = ViewHost(PublishedSpine(book: book))
    let whole = ["PublishedSpine: object will change PublishedBook"]
    #expect(host.evaluations { book.title = "Persuasion" } == whole)
    #expect(host.evaluations { book.lend() } == whole)
    #expect(host.screen == "Austen: Persuasion")
  }

  @Test func `a computed property is observed by what it reads`() {
    let book = Book(title: "Emma", author: "Austen", loans: 1)
    let host = ViewHost(
      Spine(book: book), names: ["title": \Book.title, "author": \Book.author])
    #expect(
      host.evaluations { book.title = "Persuasion" } == [
        "Spine: property Book.title"
      ])
    #expect(
      host.evaluations { book.author = "Jane Austen" } == [
        "Spine: property Book.author"
      ])
    #expect(host.evaluations { book.lend() } == [])
    #expect(host.screen == "Jane Austen: Persuasion")
  }

  @Test func `an ignored property is read, but notifies no observer`() {
    let book = CountedBook()
    let host = ViewHost(Label(book: book))
    #expect(host.evaluations { book.lend() } == [])
    #expect(host.screen == "Emma, lent 0 times", "as of the last evaluation")
    #expect(
      host.evaluations { book.title = "Persuasion" } == [
        "Label: property CountedBook.title"
      ])
    #expect(host.screen == "Persuasion, lent 1 times")
  }

  @Test func `a class can be made observable by hand`() {
    let book = HandmadeBook()
    let host = ViewHost(
      HandmadeSpine(book: book), names: ["title": \HandmadeBook.title])
    #expect(
      host.evaluations { book.title = "Persuasion" } == [
        "HandmadeSpine: property HandmadeBook.title"
      ])
    #expect(
      host.evaluations { book.title = "Persuasion" }.count == 1,
      "no equal value is left out, unless the class does it")
    host.perform { book.author = "Jane Austen" }
    #expect(host.screen == "Jane Austen: Persuasion")
  }
}
