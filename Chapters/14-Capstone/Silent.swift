import LessonKit
import ViewCore

// Values that change, and no observer is notified.

// snippet.a-reader
final class Cards {
  var kinds: [String: String] = [:]
}

@Observable
final class Reader {
  var name = "Ann"
  @ObservationIgnored var visits = 0
  private let cards = Cards()

  var card: String {
    get { cards.kinds[name] ?? "none" }
    set { cards.kinds[name] = newValue }
  }
}
// snippet.end

let aCard = Run(
  "a-card",
  tracing: ["name": \Reader.name, "card": \Reader.card],
  predict: Prediction(
    """
    A line shows `Ann none`, and doesn't change when Ann's card is set to \
    gold. What's the cause?
    """,
    .wrong(
      "`visits` is ignored, so the object isn't observed as a whole",
      """
      only the property that's marked is ignored, and the line doesn't show \
      `visits`.
      """),
    .right(
      "the card is stored where its changes notify no one",
      """
      `card` is computed, so it's only observable if the properties it reads \
      are. The kind of card is stored in `Cards`, a plain class, so changing \
      it notifies no one.
      """),
    .wrong(
      "the tracking ends with the first read, which is the name",
      """
      every property that the closure reads is recorded.
      """))
) {
  // snippet.a-card
  let reader = Reader()
  withObservationTracking {
    print(reader.name, reader.card)
  } onChange: {
    print("told")
  }
  reader.card = "gold"
  print(reader.name, reader.card)
  // snippet.end
}

// snippet.a-library
class Person {
  var name = "Ann"
}

@Observable
final class Clerk: Person {
  var isBusy = false
}

@Observable
final class Desk {
  let clerk = Clerk()
}

@Observable
final class Library {
  var desk = Desk()
}
// snippet.end

// snippet.a-desk-sign
struct DeskSign: View {
  let library: Library
  var body: some View {
    Text("Ask \(library.desk.clerk.name)")
  }
}
// snippet.end

let aClerk = Run(
  "a-clerk",
  predict: Prediction(
    """
    The clerk's name is now Bea, but the sign says `Ask Ann`. Which part of \
    the path `library.desk.clerk.name` should have notified the sign, and \
    didn't?
    """,
    .wrong(
      "`desk`, which hasn't changed",
      """
      the desk hasn't changed, so it has nothing to report.
      """),
    .wrong(
      "`clerk`, which is a `let`",
      """
      a `let` never changes. What changed is inside the clerk, so the clerk \
      has to report it.
      """),
    .right(
      "`name`, although a clerk is observable",
      """
      `name` is declared in the superclass, but the macro only works on the \
      class it's attached to, so setting the name notifies no one.
      """))
) {
  // snippet.a-clerk
  let library = Library()
  let host = ViewHost(DeskSign(library: library))
  host.reset()
  host.perform { library.desk.clerk.name = "Bea" }
  print(host.screen)
  print(host.drawing)
  host.perform { library.desk = Desk() }
  print(host.drawing)
  // snippet.end
}
