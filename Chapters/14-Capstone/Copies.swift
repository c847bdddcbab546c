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
    "The washing is done, and the line says `2 left`. What's the cause?",
    .wrong(
      "changes of a `private(set)` property are only observed inside its file",
      """
      `private(set)` limits which code may set a property, but not which code \
      is notified.
      """),
    .right(
      "`left` is a copy, and nothing has computed it again",
      """
      `didSet` runs when the array is set, but ticking off a chore sets only \
      the chore's `isDone`. If `left` were computed, it couldn't go stale.
      """),
    .wrong(
      "`left` is set in `didSet`, where no change is observed",
      """
      the last line is right, so setting `left` in `didSet` does notify the \
      view.
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
    `Next` is tapped. Two lines show Dune, but one still shows Emma. Which \
    one?
    """,
    .wrong(
      "the first: it has no wrapper, so it isn't notified",
      """
      the parent passes a different title, and a changed input re-evaluates \
      the line.
      """),
    .wrong(
      "the second: it keeps a copy, made in `init`",
      """
      the parent creates a new `Second`, so `init` runs again with the new \
      title.
      """),
    .right(
      "the third: its title is a `@State` property",
      """
      a `@State` property takes the value that's passed in when the view first \
      appears, and ignores any later one.
      """))
) {
  // snippet.a-book-run
  let host = ViewHost(Book())
  host.tap("Next")
  print(host.screen)
  // snippet.end
}
