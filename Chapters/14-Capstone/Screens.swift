import LessonKit
import ViewCore

// Views that are evaluated for nothing, or find the wrong object.

// snippet.a-stall
@Observable
final class Stall {
  var sold = 0
}

struct SoldLine: View {
  let stall: Stall
  var body: some View { Text("sold: \(stall.sold)") }
}

struct SellButton: View {
  let sell: () -> Void
  var body: some View { Button("Sell", action: sell) }
}
// snippet.end

// snippet.a-market
struct Market: View {
  let stall: Stall
  var body: some View {
    if stall.sold < 100 { Text("open") }
    SoldLine(stall: stall)
    SellButton { stall.sold += 1 }
  }
}
// snippet.end

let anApple = Run(
  "an-apple",
  predict: Prediction(
    """
    When an apple is sold, three bodies are evaluated: `SoldLine`, \
    `SellButton` and `Market`. Which line of `Market` do you fix first?
    """,
    .right(
      "the line with `if`",
      """
      the `if` reads `sold` in the body of `Market`, so each sale re-evaluates \
      `Market`, which creates a new `SellButton`. Without that read, only \
      `SoldLine` would be evaluated.
      """),
    .wrong(
      "the line with `SoldLine`",
      """
      `SoldLine` shows how many apples are sold, so it has to be evaluated.
      """),
    .wrong(
      "the line with `SellButton`",
      """
      the button gets a new closure whenever `Market` is evaluated, and this \
      host never treats two closures as equal. In such a drawing, start with \
      the arrow that's nearest to the root: others might just follow from it.
      """))
) {
  // snippet.an-apple
  let stall = Stall()
  let host = ViewHost(Market(stall: stall))
  host.reset()
  host.tap("Sell")
  print(host.drawing)
  // snippet.end
}

// snippet.a-guest
@Observable
final class Guest {
  var name: String
  init(_ name: String) { self.name = name }
}

struct Greeting: View {
  @Environment(Guest.self) var guest: Guest?
  var body: some View {
    Text("Hello, \(guest?.name ?? "stranger")")
  }
}
// snippet.end

let aGreeting = Run(
  "a-greeting",
  predict: Prediction(
    "Ann should be greeted, but the greeting is for Bea. What's the cause?",
    .wrong(
      "the last modifier wins, and it provides Bea",
      """
      the last modifier provides Ann, but the nearest one wins.
      """),
    .right(
      "the greeting finds the nearest guest, and that's Bea",
      """
      a modifier applies to everything that's written before it. The first \
      modifier provides Bea directly to the greeting, so Bea is nearer than Ann.
      """),
    .wrong(
      "an optional finds any guest at all",
      """
      the `?` means that there might be no guest, but it doesn't change which \
      guest is found.
      """))
) {
  // snippet.a-greeting
  let host = ViewHost(
    Greeting()
      .environment(Guest("Bea"))
      .environment(Guest("Ann")))
  print(host.screen)
  // snippet.end
}

// snippet.a-guest-list
struct StarRow: View {
  let name: String
  @State var star = "-"
  var body: some View {
    HStack {
      Text(star)
      Button(name) { star = "*" }
    }
  }
}

struct GuestList: View {
  @State var names = ["Ann", "Bea", "Cleo"]
  var body: some View {
    ForEach(names.indices, id: \.self) { index in
      StarRow(name: names[index])
    }
    Button("Leave") { names.removeFirst() }
  }
}
// snippet.end

let aStar = Run(
  "a-star",
  predict: Prediction(
    """
    Bea gets a star. Then Ann, the first guest, leaves, and now Cleo has the \
    star. What's the cause?
    """,
    .wrong(
      "`names[index]` is read late, when the index means a different guest",
      """
      the names are right, but the star is in the wrong place.
      """),
    .wrong(
      "`@State` doesn't follow its view when the view moves",
      """
      `@State` does follow its view's identity, but here the identity is a \
      number, which doesn't move with the name.
      """),
    .right(
      "a row's identity is its number",
      """
      the star belongs to the row with id 1, because each row's id is its \
      index. Bea was in that row when she was tapped, but now Cleo is. If the \
      names were the ids, the star would stay with Bea.
      """))
) {
  // snippet.a-star
  let host = ViewHost(GuestList())
  host.tap("Bea")
  print(host.screen)
  host.tap("Leave")
  print(host.screen)
  // snippet.end
}
