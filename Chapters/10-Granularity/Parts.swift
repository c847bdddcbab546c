import LessonKit
import ViewCore

// snippet.a-rate
@Observable
final class Rate {
  var cents = 100
}

struct Dish {
  let name: String
  let price: Int

  func text() -> String {
    costs.texts += 1
    return "A plate of \(name), as grandmother made it"
  }
}
// snippet.end

struct WholeRow: View {
  let dish: Dish
  let rate: Rate
  var body: some View {
    HStack {
      Text(dish.text())
      Text("\(dish.price * rate.cents)")
    }
  }
}

// snippet.a-split-row
struct SplitRow: View {
  let dish: Dish
  let rate: Rate
  var body: some View {
    HStack {
      Text(dish.text())
      PriceTag(price: dish.price, rate: rate)
    }
  }
}

struct PriceTag: View {
  let price: Int
  let rate: Rate
  var body: some View { Text("\(price * rate.cents)") }
}
// snippet.end

private let menu = (1...1000).map { Dish(name: "no. \($0)", price: 2) }

let anotherRate = Run(
  "another-rate",
  predict: Prediction(
    """
    Both lists have a thousand rows, and the rate changes. What does splitting \
    the row save?
    """,
    .wrong(
      "999 bodies: the rate is one property",
      """
      it is one property, and a thousand price tags have read it. Each of them \
      shows a new number afterwards.
      """),
    .right(
      "a thousand texts, and no body",
      """
      a thousand prices have to be worked out either way, one in each body. \
      Splitting saves the rest of the row.
      """),
    .wrong(
      "nothing: as many bodies are evaluated as before",
      """
      it is true that as many bodies run. But they are smaller: a price tag \
      does not make the text of a dish.
      """))
) {
  line("1000 rows", "at first", "bodies", "texts")
  // snippet.another-rate
  let rate = Rate()
  let whole = ViewHost(
    ForEach(menu, id: \.name) { dish in
      WholeRow(dish: dish, rate: rate)
    })
  let split = ViewHost(
    ForEach(menu, id: \.name) { dish in
      SplitRow(dish: dish, rate: rate)
    })
  rate.cents = 110
  for host in [whole, split] {
    let atFirst = host.evaluations.count
    costs.texts = 0
    let name = host === whole ? "whole" : "split"
    line(name, atFirst, bodies(host) {}, costs.texts)
  }
  // snippet.end
}
