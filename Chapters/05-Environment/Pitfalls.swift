import LessonKit
import ViewCore

// snippet.an-airport
struct Airport: View {
  @Environment(\.currency) var currency
  var body: some View {
    VStack {
      Text("we take \(currency)")
      Price(amount: 3)
    }
    .environment(\.currency, "USD")
  }
}
// snippet.end

let ownValue = Run(
  "own-value",
  predict: Prediction(
    "The airport injects dollars into its whole stack. What does it show?",
    .wrong(
      "`we take USD` and `3 USD`",
      """
      the text is in the stack, but the airport's body made it from the \
      airport's own `currency`.
      """),
    .wrong(
      "`we take EUR` and `3 EUR`",
      """
      the price is a view of its own inside the stack, so it finds `USD`.
      """),
    .right(
      "`we take EUR` and `3 USD`",
      """
      the airport's own `currency` comes from *around* the airport. Nothing is \
      injected there, so it's the default. Only the views inside the airport \
      find the dollars.
      """))
) {
  // snippet.own-value
  print(ViewHost(Airport()).screen)
  // snippet.end
}

// snippet.a-default-object
struct VisitorKey: EnvironmentKey {
  static let defaultValue = Account("visitor")
}

extension EnvironmentValues {
  var visitor: Account {
    get { self[VisitorKey.self] }
    set { self[VisitorKey.self] = newValue }
  }
}

struct Collector: View {
  @Environment(\.visitor) var visitor
  var body: some View {
    Button("\(visitor.name): \(visitor.points)") {
      visitor.points += 1
    }
  }
}
// snippet.end

let oneDefault = Run(
  "one-default",
  predict: Prediction(
    """
    No visitor is injected in either host, and one of the two buttons is \
    tapped. What do the buttons show?
    """,
    .right(
      "`visitor: 1` and `visitor: 1`",
      """
      `static let` makes one account for the whole program, so every view \
      without an injected visitor shares that account.
      """),
    .wrong(
      "`visitor: 1` and `visitor: 0`",
      """
      the default belongs to the key, so it's made once, not once for each \
      host.
      """),
    .wrong(
      "`visitor: 0` and `visitor: 0`",
      """
      the `let` keeps you from replacing the account, but not from changing \
      its properties.
      """))
) {
  // In a lesson this may run more than once.
  VisitorKey.defaultValue.points = 0
  // snippet.one-default
  let (one, other) = (
    ViewHost(Collector()), ViewHost(Collector())
  )
  one.tap("visitor: 0")
  other.update()
  print(one.screen)
  print(other.screen)
  // snippet.end
}

// snippet.a-till
struct Till: View {
  @Environment(\.currency) var currency
  @State var sold = 0
  var body: some View {
    Button("\(sold) sold, in \(currency)") { sold += 1 }
  }
}

struct Market: View {
  @State var isAbroad = false
  var body: some View {
    if isAbroad {
      Till().environment(\.currency, "USD")
    } else {
      Till()
    }
    Button("Go abroad") { isAbroad = true }
  }
}
// snippet.end

let withAnIf = Run(
  "with-an-if",
  predict: Prediction(
    """
    One thing is sold, and then the market goes abroad. What does the till \
    show?
    """,
    .wrong(
      "`1 sold, in EUR`",
      """
      the market's body is re-evaluated, so it creates the till that gets \
      dollars.
      """),
    .wrong(
      "`1 sold, in USD`",
      """
      the count would stay if a different currency were injected into the same \
      till.
      """),
    .right(
      "`0 sold, in USD`",
      """
      the `if` and the `else` each have a till of their own. When the till in \
      the `else` disappears, so does its count. The till in the `if` is new \
      and starts at 0.
      """))
) {
  // snippet.with-an-if
  let host = ViewHost(Market())
  host.tap("0 sold, in EUR")
  host.tap("Go abroad")
  print(host.screen)
  // snippet.end
}

// snippet.a-fixed-price
struct FixedPrice: View {
  @Environment(\.currency) var currency
  var text = ""
  init(amount: Int) { text = "\(amount) \(currency)" }
  var body: some View { Text(text) }
}

struct FixedMenu: View {
  var body: some View {
    FixedPrice(amount: 3)
    Price(amount: 3)
  }
}
// snippet.end

let inInit = Run("in-init") {
  // snippet.in-init
  let host = ViewHost(
    FixedMenu().environment(\.currency, "USD"))
  print(host.screen)
  for issue in host.issues {
    print(issue.description.prefix { $0 != ":" })
  }
  // snippet.end
}
