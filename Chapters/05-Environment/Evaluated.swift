import LessonKit
import ViewCore

// snippet.a-kiosk
struct Kiosk: View {
  @State var currency = "EUR"
  var body: some View {
    Menu().environment(\.currency, currency)
    Button("Dollars") { currency = "USD" }
  }
}

struct Menu: View {
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
    "Dollars is tapped. Which bodies are evaluated?",
    .right(
      "`Kiosk` and the two prices",
      """
      the kiosk read its state, and the prices declare the currency. The menu \
      between them does neither, and has the same inputs as before.
      """),
    .wrong(
      "`Kiosk`, `Menu` and the two prices",
      """
      the menu is created again, but it has no inputs, so none have changed. \
      An injected value isn't an input of the views on the way.
      """),
    .wrong(
      "the two prices",
      """
      the kiosk reads `currency` in its body, to inject it. So it's \
      re-evaluated first; otherwise the prices would stay in euros.
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
    """
    Rename is tapped, so the account's name changes. Which bodies are \
    evaluated?
    """,
    .wrong(
      "`Stall`, which injects the account, and `AccountName`",
      """
      the stall reads which account it injects, but none of its properties, \
      and it's still the same account.
      """),
    .right(
      "`AccountName`",
      """
      this view read the name, and is notified of the change as in chapter 4. \
      It doesn't matter how the view got the object.
      """),
    .wrong(
      "none: the injected account is still the same",
      """
      the object is the same, but a body that reads a property depends on it, \
      wherever the object comes from.
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
    "Switch is tapped, so the account is replaced. Which bodies are evaluated?",
    .wrong(
      "`Stall` and `AccountName`",
      """
      the button shows nothing of the account, but it has to find the new one. \
      Otherwise its action would keep collecting points for Ann.
      """),
    .wrong(
      "`Stall` and all three views of the page",
      """
      that was so when the account was passed from view to view. This page has \
      no account among its inputs.
      """),
    .right(
      "`Stall`, `AccountName` and `AccountButton`",
      """
      the stall read its state, and injects the new account. The two views \
      that declare an account are re-evaluated, and find the new one. The page \
      doesn't declare one.
      """))
) {
  // snippet.replaced
  let host = ViewHost(Stall())
  host.reset()
  host.tap("Switch")
  print(host.drawing)
  // snippet.end
}
