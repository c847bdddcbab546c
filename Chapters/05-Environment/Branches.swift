import LessonKit
import ViewCore

let nearest = Run(
  "nearest",
  predict: Prediction(
    "Both accounts are injected. Who is greeted?",
    .wrong(
      "Ann: her account was injected last, and replaces the other",
      """
      Ann's modifier works on the view in front of it, which is the greeting \
      with Bea's account already on it.
      """),
    .right(
      "Bea",
      """
      the greeting looks outwards and takes the first account it meets. Bea's \
      modifier is right next to the greeting; Ann's is around both.
      """),
    .wrong(
      "no one: the program stops, because two objects have the same type",
      """
      two objects of the same type aren't a mistake. The nearer one hides the \
      other.
      """))
) {
  // snippet.nearest
  let (ann, bea) = (Account("Ann"), Account("Bea"))
  let host = ViewHost(
    Greeting()
      .environment(bea)
      .environment(ann))
  print(host.screen)
  // snippet.end
}

let nearestNil = Run(
  "nearest-nil",
  predict: Prediction(
    """
    nil is injected into the badge, and so is Ann's account. What does the \
    badge show?
    """,
    .right(
      "`guest`",
      """
      nil is injected next to the badge, and hides any account injected \
      further out.
      """),
    .wrong(
      "`Ann`",
      """
      that would be so if injecting nil did nothing. But nil is injected just \
      like an account, and it's nearer.
      """),
    .wrong(
      "nothing: the program stops",
      """
      the badge's property is optional, so nil is fine, as it is if no account \
      is injected at all.
      """))
) {
  // snippet.nearest-nil
  let nobody: Account? = nil
  let host = ViewHost(
    Badge()
      .environment(nobody)
      .environment(Account("Ann")))
  print(host.screen)
  // snippet.end
}

// snippet.a-fair
struct Fair: View {
  @State var currency = "EUR"
  var body: some View {
    Button("Dollars") { currency = "USD" }
    Price(amount: 3)
      .environment(\.currency, currency)
    Price(amount: 4)
  }
}
// snippet.end

let branches = Run(
  "branches",
  predict: Prediction(
    "Dollars is tapped. Which prices are in dollars?",
    .wrong(
      "both: the currency is one key, and has one value",
      """
      a key is one name for many values. Each view gets the value of the \
      nearest modifier around it, or else the default.
      """),
    .wrong(
      "neither: the first price was created with `EUR`",
      """
      the fair's body is re-evaluated, and injects the current value of the \
      state.
      """),
    .right(
      "the first",
      """
      the modifier is on the first price, and reaches that view and everything \
      in it. The second price is outside, so it gets the default.
      """))
) {
  // snippet.branches
  let host = ViewHost(Fair())
  host.tap("Dollars")
  print(host.screen)
  // snippet.end
}
