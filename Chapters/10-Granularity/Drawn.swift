import LessonKit
import ViewCore

// snippet.a-medal
struct Medal: View {
  let account: Account
  var body: some View {
    Text(account.points < 50 ? "bronze" : "silver")
  }
}
// snippet.end

let drawn = Scene(
  "drawn",
  predict: Prediction(
    """
    The points rise from 1 to 100, in 99 actions. How often is the body \
    evaluated, and how often is the picture another one?
    """,
    .right(
      "99 times and once",
      """
      the body has read the points, and is evaluated for each. It says \
      `bronze` until there are 50, and then `silver`.
      """),
    .wrong(
      "99 times and 99 times",
      """
      the text that a body describes is often the one that was there before. \
      Then there is nothing new to draw.
      """),
    .wrong(
      "once and once: when the medal becomes silver",
      """
      the picture changes once, that is right. To find out, the body has to \
      run at each change of what it has read.
      """))
) {
  // snippet.drawn
  let account = Account()
  let host = ViewHost(Medal(account: account))
  host.reset()
  var (pictures, last) = (0, host.screen)
  for points in 2...100 {
    host.perform { account.points = points }
    if host.screen != last { pictures += 1 }
    last = host.screen
  }
  print("bodies:", host.evaluations.count)
  print("new pictures:", pictures)
  // snippet.end
}

// snippet.declared
struct DeclaredButton: View {
  @ObservedObject var store: ErrandStore
  var body: some View {
    Button("Clear") { store.all = [] }
  }
}

struct PlainButton: View {
  let store: ErrandStore
  var body: some View {
    Button("Clear") { store.all = [] }
  }
}
// snippet.end

let declared = Scene(
  "declared-run",
  predict: Prediction(
    """
    A screen has n buttons of one kind, and an errand is ticked off. No button \
    shows one. How many bodies are evaluated?
    """,
    .wrong(
      "none of either kind: both use the store in an action alone",
      """
      that would be so if the store were observed. It publishes, and \
      `@ObservedObject` listens, whatever the body does with it.
      """),
    .right(
      "n of the first kind, none of the second",
      """
      the declaration alone lets the view listen to the store as a whole. The \
      second view has the same store, and listens to nobody.
      """),
    .wrong(
      "n of each kind: both hold the store",
      """
      to hold an object is not to listen to it. The second view has a plain \
      `let`.
      """))
) {
  line("buttons", "declared", "plain")
  for buttons in [10, 100, 1000] {
    let store = ErrandStore(1)
    let declared = ViewHost(
      ForEach(0..<buttons) { _ in
        DeclaredButton(store: store)
      })
    let plain = ViewHost(
      ForEach(0..<buttons) { _ in
        PlainButton(store: store)
      })
    store.all[0].isDone = true
    line(
      "\(buttons)", bodies(declared) {}, bodies(plain) {})
  }
}
