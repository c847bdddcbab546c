import LessonKit
import ViewCore

let nearest = Run(
  "nearest",
  predict: Prediction(
    "Both accounts are injected. Who is greeted?",
    .wrong(
      "Ann: her account was injected last, and replaces Bea's",
      """
      Ann's account is injected last, but further out, so it doesn't replace \
      Bea's.
      """),
    .right(
      "Bea",
      """
      a view looks for its account from the inside out, and takes the first \
      one it finds. Bea's modifier is nearer to the greeting than Ann's.
      """),
    .wrong(
      "no one: the program stops, because two objects have the same type",
      """
      you can inject two objects of the same type, because the nearer one \
      hides the other.
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

let nearestNil = Run("nearest-nil") {
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
    "The Dollars button is tapped. Which prices are in dollars?",
    .wrong(
      "both: there's one key, so there's one value",
      """
      a key can have a different value for each view. Each view gets the value \
      from the nearest modifier around it, if there is one.
      """),
    .wrong(
      "neither: the first price was created with `EUR`",
      """
      when the state changes, the fair's body is re-evaluated and injects the \
      new value into the first price.
      """),
    .right(
      "only the first",
      """
      the fair calls the modifier on the first price, so the dollars reach \
      only that price. No currency is injected into the second price, so it \
      shows the default.
      """))
) {
  // snippet.branches
  let host = ViewHost(Fair())
  host.tap("Dollars")
  print(host.screen)
  // snippet.end
}
