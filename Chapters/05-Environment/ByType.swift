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
    "No account is injected into the page. What happens?",
    .wrong(
      "the compiler refuses the second line",
      """
      `Page()` compiles, because the compiler can't know which views will be \
      around the page.
      """),
    .wrong(
      "the screen shows `Hello, ` and no name",
      """
      `account` isn't optional, and the host doesn't make up an account.
      """),
    .right(
      "the program stops",
      """
      the greeting declares an account, but its environment has none. So the \
      host doesn't evaluate the greeting's body: it stops the program, and a \
      message says which object is missing.
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
