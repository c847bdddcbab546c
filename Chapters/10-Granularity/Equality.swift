import LessonKit
import ViewCore

// snippet.about
struct About: View, Equatable {
  let points: Int
  var body: some View {
    Text("about \(points / 10 * 10)")
  }

  static func == (left: Self, right: Self) -> Bool {
    left.points / 10 == right.points / 10
  }
}
// snippet.end

// snippet.about-screen
struct AboutScreen: View {
  let account: Account
  var body: some View {
    About(points: account.points)
    About(points: account.points).equatable()
  }
}
// snippet.end

let equalViews = Run(
  "equal-views",
  predict: Prediction(
    """
    The points go from 12 to 17, so the parent is re-evaluated. Which of its \
    two children are re-evaluated with it?
    """,
    .right(
      "the first",
      """
      the first `About` contains only a number, so the host compares the \
      numbers, and 17 isn't 12. The second uses `.equatable()`, so the host \
      calls its `==`, which returns true because both numbers are rounded to \
      10.
      """),
    .wrong(
      "neither: their `==` returns true",
      """
      the first view is plain data, so the host doesn't call its `==`.
      """),
    .wrong(
      "both: 17 isn't 12",
      """
      with `.equatable()`, the host calls `==`, which compares only the \
      rounded numbers.
      """))
) {
  // snippet.equal-views
  let account = Account()
  account.points = 12
  let host = ViewHost(AboutScreen(account: account))
  host.reset()
  host.perform { account.points = 17 }
  print(host.drawing)
  // snippet.end
}

// snippet.always-equal
struct AlwaysEqual: View, Equatable {
  let account: Account
  var body: some View {
    Text("\(account.name): \(account.points)")
  }

  static func == (_: Self, _: Self) -> Bool { true }
}

struct Desk: View {
  @State var account: Account
  let next: Account
  var body: some View {
    AlwaysEqual(account: account).equatable()
    Button("Next") { account = next }
  }
}
// snippet.end

let alwaysEqual = Run("always-equal-run") {
  // snippet.always-equal-run
  let (ann, bea) = (Account(), Account())
  bea.name = "Bea"
  let host = ViewHost(Desk(account: ann, next: bea))
  host.perform { ann.points = 2 }
  print(host.screen)
  host.tap("Next")
  print(host.screen)
  // snippet.end
}
