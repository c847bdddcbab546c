import LessonKit
import ViewCore

// Values that are kept in two places.

// snippet.a-household
@Observable
final class Chore {
  let name: String
  var isDone = false
  init(_ name: String) { self.name = name }
}

@Observable
final class Household {
  private(set) var left = 2
  var chores = [Chore("wash"), Chore("cook")] {
    didSet { left = chores.count { !$0.isDone } }
  }
}
// snippet.end

// snippet.a-left-line
struct LeftLine: View {
  let household: Household
  var body: some View {
    Text("\(household.left) left")
  }
}
// snippet.end

let aTick = Run(
  "a-tick",
  predict: Prediction(
    """
    The washing is done, and the line says `2 left`. What is the cause?
    """,
    .wrong(
      "a `private(set)` property is announced only inside its file",
      """
      the right to set a property has nothing to do with what is told.
      """),
    .right(
      "`left` is a copy, and nothing has computed it again",
      """
      `didSet` runs when the array is set. The array holds the same two chores \
      as before, and does not announce a change inside a chore. Compute \
      `left`, and there is no copy to forget.
      """),
    .wrong(
      "`left` is set in `didSet`, where no change is announced",
      """
      the last line shows that `left` is announced when it is set.
      """))
) {
  // snippet.a-tick
  let household = Household()
  let host = ViewHost(LeftLine(household: household))
  host.perform { household.chores[0].isDone = true }
  print(host.screen)
  host.perform { household.chores.append(Chore("mop")) }
  print(host.screen)
  host.perform { household.chores.removeLast() }
  print(host.screen)
  // snippet.end
}

// snippet.a-page
struct First: View {
  let title: String
  var body: some View { Text("first: \(title)") }
}

struct Second: View {
  let shout: String
  init(title: String) { shout = title.uppercased() }
  var body: some View { Text("second: \(shout)") }
}

struct Third: View {
  @State var title: String
  var body: some View { Text("third: \(title)") }
}
// snippet.end

// snippet.a-book
struct Book: View {
  @State var title = "Emma"
  var body: some View {
    First(title: title)
    Second(title: title)
    Third(title: title)
    Button("Next") { title = "Dune" }
  }
}
// snippet.end

let aBook = Run(
  "a-book",
  predict: Prediction(
    """
    `Next` is tapped. One of the three lines stays with Emma. Which?
    """,
    .wrong(
      "the first: it has no wrapper, and so it is not told",
      """
      nothing has to tell this line. Its parent passes a new title, and then \
      it is evaluated.
      """),
    .wrong(
      "the second: it keeps a copy, made in `init`",
      """
      the copy lasts as long as the view that was described. The parent \
      describes a new one, whose `init` runs with the new title.
      """),
    .right(
      "the third: its title is a state",
      """
      a state begins with what is passed in, and is then kept at the view's \
      place in the tree. What is passed in later has no effect.
      """))
) {
  // snippet.a-book-run
  let host = ViewHost(Book())
  host.tap("Next")
  print(host.screen)
  // snippet.end
}
