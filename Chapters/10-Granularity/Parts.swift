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
    Both lists have a thousand rows. How many bodies are evaluated when each \
    list appears, and how many when the rate changes?
    """,
    .wrong(
      "whole: 1000, then 1000; split: 2000, then 2000",
      """
      a `SplitRow` passes the rate along without reading its cents, so the row \
      isn't re-evaluated when they change.
      """),
    .right(
      "whole: 1000, then 1000; split: 2000, then 1000",
      """
      each `SplitRow` contains a `PriceTag`, so two bodies are evaluated when \
      the row appears. When the rate changes, only the bodies that read it are \
      re-evaluated: each `WholeRow` in the first list, but only the price tags \
      in the second.
      """),
    .wrong(
      "whole: 1000, then 1000; split: 1000, then 1000",
      """
      a price tag has a body of its own, which is evaluated when the row \
      appears.
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
  // snippet.end
  for host in [whole, split] {
    let atFirst = host.evaluations.count
    costs.texts = 0
    let name = host === whole ? "whole" : "split"
    line(name, atFirst, bodies(host) {}, costs.texts)
  }
}
