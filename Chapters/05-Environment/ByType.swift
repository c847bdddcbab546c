import LessonKit
import ViewCore

let handedDown = Run("handed-down") {
  // snippet.handed-down
  let host = ViewHost(app: ShopApp())
  print(host.screen)
  // snippet.end
}

let missing = Run(
  stopping: "missing",
  predict: Prediction(
    "Nobody hands an account down to the page. What happens?",
    .wrong(
      "the compiler refuses the second line",
      """
      `Page()` is complete, and its type says nothing about an account. What \
      is above it is known only when the program runs.
      """),
    .wrong(
      "the screen says `Hello, ` and no name",
      """
      `account` is not optional here, and there is no name without an account. \
      The host does not make up an object that is missing.
      """),
    .right(
      "the program stops",
      """
      the greeting declares an account, and there is none. The program stops \
      before the body is evaluated, and says which object is missing.
      """))
) {
  // snippet.missing
  print("before")
  let host = ViewHost(Page())
  print(host.screen)
  // snippet.end
}

// snippet.a-badge
struct Badge: View {
  @Environment(Account.self) var account: Account?
  var body: some View {
    if let name = account?.name {
      Text(name)
    } else {
      Text("guest")
    }
  }
}
// snippet.end

let optional = Run("optional") {
  // snippet.optional
  print(ViewHost(Badge()).screen)
  let ann = Account("Ann")
  print(ViewHost(Badge().environment(ann)).screen)
  // snippet.end
}
