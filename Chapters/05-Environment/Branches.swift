import LessonKit
import ViewCore

let nearest = Run(
  "nearest",
  predict: Prediction(
    "Two accounts are handed down. Who is greeted?",
    .wrong(
      "Ann: her account was handed down last, and replaces the other",
      """
      each modifier works on the view in front of it. For the second one, that \
      is the greeting with Bea's modifier already on it.
      """),
    .right(
      "Bea",
      """
      the greeting asks upwards, and takes the first account that it meets. \
      Bea's modifier is next to the greeting; Ann's is around both.
      """),
    .wrong(
      "nobody: the program stops, because two objects have one type",
      """
      two of the same type are not a mistake. The nearer one hides the other \
      from the views below it.
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
    nil is handed down to the badge, and so is Ann's account. What does it say?
    """,
    .right(
      "`guest`",
      """
      the modifier next to the badge says that there is no account. nil hides \
      what is handed down from further up.
      """),
    .wrong(
      "`Ann`",
      """
      the badge would say that if handing down nil did nothing. But nil is \
      handed down like an account, and is the nearest.
      """),
    .wrong(
      "nothing: the program stops",
      """
      the property of the badge is optional, and promises no account. It is \
      nil here, as it is where nobody hands an account down.
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
      a key is one name for many values. Each view finds the value of the \
      nearest modifier around it, or else the default.
      """),
    .wrong(
      "none: the first price was described with `EUR`",
      """
      the body of the fair is evaluated, and hands down what the state says \
      now.
      """),
    .right(
      "the first",
      """
      the modifier is on the first price, and reaches that view and what is in \
      it. The second price is outside that branch: nobody hands it a currency, \
      and it finds the default.
      """))
) {
  // snippet.branches
  let host = ViewHost(Fair())
  host.tap("Dollars")
  print(host.screen)
  // snippet.end
}
