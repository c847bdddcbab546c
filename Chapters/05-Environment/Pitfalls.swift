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
    "The airport hands dollars down to its whole stack. What does it say?",
    .wrong(
      "`we take USD` and `3 USD`",
      """
      the text is in the stack, but `currency` is a property of the airport, \
      which is above the stack. The airport's body makes the text, with what \
      the airport finds.
      """),
    .wrong(
      "`we take EUR` and `3 EUR`",
      """
      the price is a view of its own. It asks from inside the stack, and the \
      nearest value there is `USD`.
      """),
    .right(
      "`we take EUR` and `3 USD`",
      """
      `currency` is what is handed down *to* the airport, from above. Here that \
      is nothing, so it is the default. What the airport's body hands down is \
      for the views in that body.
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
    Nobody hands a visitor down, in either host. One of them is tapped. What do \
    the two buttons say?
    """,
    .right(
      "`visitor: 1` and `visitor: 1`",
      """
      `static let` makes one account for the whole program. All views that are \
      handed no visitor share it.
      """),
    .wrong(
      "`visitor: 1` and `visitor: 0`",
      """
      that would need a default for each host, or for each view. There is one \
      account, and it was made once.
      """),
    .wrong(
      "`visitor: 0` and `visitor: 0`",
      """
      a default object can be changed like any other. But you cannot replace \
      it by another account: it is a `let`.
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

// snippet.a-new-default
struct StrangerKey: EnvironmentKey {
  static var defaultValue: Account {
    Account("stranger")
  }
}

extension EnvironmentValues {
  var stranger: Account { self[StrangerKey.self] }
}

struct StrangerButton: View {
  @Environment(\.stranger) var stranger
  var body: some View {
    Button("\(stranger.name): \(stranger.points)") {
      stranger.points += 1
    }
  }
}
// snippet.end

let newDefault = Run("new-default") {
  // snippet.new-default
  let host = ViewHost(
    VStack {
      StrangerButton()
      StrangerButton()
    })
  host.tap("stranger: 0")
  print(host.screen)
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
    "One thing is sold, then the market goes abroad. What does the till say?",
    .wrong(
      "`1 sold, in EUR`",
      """
      the body of the market is evaluated, and describes the till that is \
      handed dollars.
      """),
    .wrong(
      "`1 sold, in USD`",
      """
      that would be one till, at one place, which is handed another currency. \
      Here the code has two tills, each at a place of its own.
      """),
    .right(
      "`0 sold, in USD`",
      """
      what follows `if` and what follows `else` each have a place of their \
      own. The till at one place is gone, with its state. The till at the \
      other is new.
      """))
) {
  // snippet.with-an-if
  let host = ViewHost(Market())
  host.tap("0 sold, in EUR")
  host.tap("Go abroad")
  print(host.screen)
  // snippet.end
}

let otherWay = Run(
  "under-a-key",
  predict: Prediction(
    """
    An account is handed down under the key `visitor`. The badge asks for an \
    `Account`. What does it say?
    """,
    .wrong(
      "`Ann`: it is an account, and it is the only one",
      """
      a view does not look for whatever would fit. It asks under one name, here \
      the type, and the account was handed down under another.
      """),
    .right(
      "`guest`",
      """
      a key and a type are two different names. If you hand something down \
      under one of them, asking under the other does not find it.
      """),
    .wrong(
      "`visitor`: that is the default of the key",
      """
      the badge does not ask for that key, and finds neither its value nor its \
      default.
      """))
) {
  // snippet.under-a-key
  let ann = Account("Ann")
  let host = ViewHost(Badge().environment(\.visitor, ann))
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

let inInit = Run(
  "in-init",
  predict: Prediction(
    "Dollars are handed down to the menu. What do its two prices say?",
    .wrong(
      "`3 USD` and `3 USD`",
      """
      the first price has asked too early. It makes its text in `init`, and \
      the body shows that text.
      """),
    .right(
      "`3 EUR` and `3 USD`",
      """
      the environment belongs to the place of a view. When `init` runs, the \
      view has no place yet, and finds only the default. The second price asks \
      in its body.
      """),
    .wrong(
      "neither: the program stops",
      """
      a key has a default, so there is something to find. The host only notes \
      that it was asked too early.
      """))
) {
  // snippet.in-init
  let host = ViewHost(
    FixedMenu().environment(\.currency, "USD"))
  print(host.screen)
  for issue in host.issues {
    print(issue.description.prefix { $0 != ":" })
  }
  // snippet.end
}

// snippet.an-editor
struct Editor: View {
  @Environment(Account.self) var account
  var body: some View {
    @Bindable var account = account
    TextField("Name", text: $account.name)
  }
}
// snippet.end

let editor = Run("editor") {
  // snippet.editor
  let ann = Account("Ann")
  let host = ViewHost(Editor().environment(ann))
  host.type("Anna", into: "Name")
  print(ann.name)
  // snippet.end
}
