import LessonKit
import ViewCore

// snippet.a-kiosk
struct Kiosk: View {
  @State var currency = "EUR"
  var body: some View {
    Board().environment(\.currency, currency)
    Button("Dollars") { currency = "USD" }
  }
}

struct Board: View {
  var body: some View {
    Text("Donuts")
    Price(amount: 3)
    Price(amount: 4)
  }
}
// snippet.end

let aValue = Run(
  "a-value",
  predict: Prediction(
    "The Dollars button is tapped. Which bodies are evaluated?",
    .right(
      "`Kiosk` and the two prices",
      """
      the kiosk's body read the state, and the prices declare the currency. \
      The board between them does neither, so it's skipped.
      """),
    .wrong(
      "`Kiosk`, `Board` and the two prices",
      """
      the kiosk creates the board again, but the board has no inputs that \
      could change. An injected value isn't an input of the views in between.
      """),
    .wrong(
      "the two prices",
      """
      to inject the currency, the kiosk's body has to read it, so the kiosk is \
      also re-evaluated.
      """))
) {
  // snippet.a-value
  let host = ViewHost(Kiosk())
  host.reset()
  host.tap("Dollars")
  print(host.drawing)
  // snippet.end
}

// snippet.account-page
struct AccountPage: View {
  var body: some View {
    AccountName()
    AccountButton()
  }
}

struct AccountName: View {
  @Environment(Account.self) var account
  var body: some View { Text(account.name) }
}

struct AccountButton: View {
  @Environment(Account.self) var account
  var body: some View {
    Button("Collect") { account.points += 1 }
  }
}
// snippet.end

// snippet.a-stall
struct Stall: View {
  @State var account = Account("Ann")
  var body: some View {
    AccountPage().environment(account)
    Button("Rename") { account.name = "Anna" }
    Button("Switch") { account = Account("Bea") }
  }
}
// snippet.end

let changed = Run(
  "changed",
  predict: Prediction(
    "The Rename button changes the account's name. Which bodies are evaluated?",
    .wrong(
      "`Stall`, which injects the account, and `AccountName`",
      """
      the stall's body reads which account it injects, but not that account's \
      name.
      """),
    .right(
      "`AccountName`",
      """
      only the body of `AccountName` read the name, so only this view is \
      invalidated when the name changes. As in chapter 4, it doesn't matter \
      where the account came from.
      """),
    .wrong(
      "none: the injected account is still the same",
      """
      the account is the same object, but its name has changed, and \
      `AccountName` reads the name.
      """))
) {
  // snippet.changed
  let host = ViewHost(Stall())
  host.reset()
  host.tap("Rename")
  print(host.drawing)
  // snippet.end
}

let replaced = Run(
  "replaced",
  predict: Prediction(
    "The Switch button replaces the account. Which bodies are evaluated?",
    .wrong(
      "`Stall` and `AccountName`",
      """
      the button doesn't show the account, but its action uses it. If the \
      button weren't re-evaluated, it would go on collecting points for Ann.
      """),
    .wrong(
      "`Stall` and all three views of the page",
      """
      this page has no inputs, so it's skipped. Only the page at the start of \
      the chapter was passed the account.
      """),
    .right(
      "`Stall`, `AccountName` and `AccountButton`",
      """
      the stall's body read the state, so the stall is re-evaluated and \
      injects Bea's account. `AccountName` and `AccountButton` declare an \
      account and now find a different one, so they're re-evaluated, too.
      """))
) {
  // snippet.replaced
  let host = ViewHost(Stall())
  host.reset()
  host.tap("Switch")
  print(host.drawing)
  // snippet.end
}
