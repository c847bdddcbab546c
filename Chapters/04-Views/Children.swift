import LessonKit
import ViewCore

// snippet.a-shop
@Observable
final class Shop {
  var name = "Corner"
  var visits = 0
}

struct ShopView: View {
  let shop: Shop
  var body: some View {
    Text(shop.name)
    VisitsLine(shop: shop)
  }
}

struct VisitsLine: View {
  var shop: Shop
  var body: some View { Text("\(shop.visits) visits") }
}
// snippet.end

let children = Run(
  "children",
  predict: Prediction(
    "First the visits change, then the name. Which bodies are evaluated?",
    .wrong(
      "`ShopView` and `VisitsLine`, both times",
      """
      that would be true if both views subscribed to the whole shop.
      """),
    .wrong(
      "`VisitsLine`, then `ShopView` and `VisitsLine`",
      """
      the child doesn't read the name, and being created again isn't enough \
      to be evaluated.
      """),
    .right(
      "`VisitsLine`, then `ShopView`",
      """
      each body is evaluated when a property that it reads changes. \
      `VisitsLine` reads only the visits, and `ShopView` only the name. A new \
      name makes `ShopView` create its child again, but with the same shop, so \
      the child isn't evaluated.
      """))
) {
  // snippet.children
  let shop = Shop()
  let host = ViewHost(ShopView(shop: shop))
  host.reset()
  host.perform { shop.visits = 1 }
  host.perform { shop.name = "Market" }
  print(host.table)
  // snippet.end
}

// snippet.a-value-shop
struct ValueShopView: View {
  let shop: Shop
  var body: some View {
    Line(text: shop.name)
    Line(text: "\(shop.visits) visits")
  }
}

struct Line: View {
  let text: String
  var body: some View { Text(text) }
}
// snippet.end

let inputs = Run("inputs") {
  // snippet.inputs
  let shop = Shop()
  let host = ViewHost(ValueShopView(shop: shop))
  host.reset()
  host.perform { shop.visits = 1 }
  print(host.drawing)
  // snippet.end
}
