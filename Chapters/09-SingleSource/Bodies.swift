import LessonKit
import ViewCore

// snippet.two-branches
struct StockSign: View {
  let stock: Int
  var body: some View {
    if stock > 0 {
      Text("\(stock) donuts")
    } else {
      Image(systemName: "moon")
    }
  }
}
// snippet.end

let types = Run("types") {
  // snippet.types
  for stock in [12, 0] {
    print(type(of: StockSign(stock: stock).body))
  }
  // snippet.end
}
