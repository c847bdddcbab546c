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
      the kiosk has read its state, and the prices have asked for the \
      currency. The menu between them has the same inputs as before, and has \
      asked for nothing.
      """),
    .wrong(
      "`Kiosk`, `Menu` and the two prices",
      """
      the menu is described again, but its inputs are the same: it has none. \
      What is handed down is not an input of the views on the way.
      """),
    .wrong(
      "the two prices",
      """
      the kiosk reads `currency` in its body, to hand it down. So it is \
      evaluated first; otherwise the prices would stay in euros.
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
    "Rename is tapped: the account has another name. Which bodies are evaluated?",
    .wrong(
      "`Stall`, which hands the account down, and `AccountName`",
      """
      the stall hands the account down. It has read which account that is, but \
      none of its properties, and it is still the same account.
      """),
    .right(
      "`AccountName`",
      """
      this view has read the name, and is told of the change as in chapter 4. \
      How the view came by the object does not matter here.
      """),
    .wrong(
      "none: the same account is handed down",
      """
      it is true that nothing new is handed down. But a body that has read a \
      property waits for it, wherever the object comes from.
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
    "Switch is tapped: another account takes its place. Which bodies are evaluated?",
    .wrong(
      "`Stall` and `AccountName`",
      """
      the button shows nothing of the account, but it has asked for one, and \
      has to find the new one. Otherwise its action would go on collecting \
      points for Ann.
      """),
    .wrong(
      "`Stall` and all three views of the page",
      """
      that was so when the account was handed in from view to view. This page \
      has no account among its inputs.
      """),
    .right(
      "`Stall`, `AccountName` and `AccountButton`",
      """
      the stall has read its state, and hands another account down. The two \
      views that have asked for an account are evaluated, and find the new \
      one. The page has not asked.
      """))
) {
  // snippet.replaced
  let host = ViewHost(Stall())
  host.reset()
  host.tap("Switch")
  print(host.drawing)
  // snippet.end
}
