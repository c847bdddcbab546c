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
    A line shows `Ann none`, and still shows it when Ann's card is set to \
    gold. What is the cause?
    """,
    .wrong(
      "`visits` is ignored, and so its object is not observed as a whole",
      """
      only the marked property is ignored. The others are observed as before, \
      and the trace shows that the name was read.
      """),
    .right(
      "the card is stored where nothing announces its changes",
      """
      the closure has read the name, and nothing else that is observed. A \
      computed property is as observable as what it reads, and the cards are \
      in a plain class. The setter stores the card there, and does no more.
      """),
    .wrong(
      "the tracking ends with the first read, that of the name",
      """
      a tracking notes everything that its closure reads.
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
    the path should have announced the change, and did not?
    """,
    .wrong(
      "`desk`, which has not changed",
      """
      the desk is the same, so there is nothing to announce. Another desk \
      would be announced.
      """),
    .wrong(
      "`clerk`, which is a `let`",
      """
      a `let` never changes, so no change of it is missed. And the clerk \
      itself has to announce what is in it.
      """),
    .right(
      "`name`, although a clerk is observable",
      """
      the macro works on the class that it is attached to. The name is \
      declared in another class, the superclass. A change of the name \
      evaluates nothing; another desk evaluates the sign.
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
