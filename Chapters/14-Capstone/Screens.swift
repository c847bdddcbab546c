import LessonKit
import ViewCore

// Views that are evaluated for nothing, or find the wrong thing.

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
    An apple is sold. Three bodies are evaluated: `SoldLine`, `SellButton` and \
    `Market`. Which line do you fix first?
    """,
    .right(
      "the one with `if`",
      """
      a condition reads, too, and this one is in the body of `Market`. Without \
      that read the market is left alone, and nothing describes the button \
      again.
      """),
    .wrong(
      "the one with `SoldLine`",
      """
      `SoldLine` shows how many are sold, so it has to be evaluated.
      """),
    .wrong(
      "the one with `SellButton`",
      """
      this host never takes two closures for the same, so the button is \
      evaluated whenever the market is. But it all begins with the market. \
      Follow the arrows from the root: the first one has the cause.
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
    """
    Ann is handed down, and the greeting is for Bea. What is the cause?
    """,
    .wrong(
      "the last modifier wins, and it hands down Bea",
      """
      the last modifier in the text hands down Ann, and it is the furthest \
      from the greeting.
      """),
    .right(
      "the greeting finds the nearest guest, and that is Bea",
      """
      a modifier wraps what is written before it. The inner one hands down \
      Bea, to the greeting alone; the outer one hands down Ann, to all of \
      that.
      """),
    .wrong(
      "an optional finds any guest at all",
      """
      `?` says what happens if there is no guest. Here there are two, and with \
      `?` or without, the view finds the nearest.
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
    Bea gets a star. Then Ann, who is first, leaves, and Cleo has the star. \
    What is the cause?
    """,
    .wrong(
      "`names[index]` is read late, when the index means another guest",
      """
      the body reads each name with the index that it has just been given. The \
      names are right; the star is in the wrong place.
      """),
    .wrong(
      "`@State` does not follow its view when the view moves",
      """
      the state does follow, wherever its identity goes. Here the identity did \
      not go with the name.
      """),
    .right(
      "the identity of a row is its number",
      """
      the second row is row 1 before and after, and keeps its star. When Bea is \
      row 0, she finds the state of row 0. With `id: \\.self` of the names the \
      star would go with Bea.
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
