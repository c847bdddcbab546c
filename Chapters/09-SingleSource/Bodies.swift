import LessonKit
import ViewCore

// snippet.a-window
struct WindowSign: View {
  let state: AppState
  let cook: String?
  var body: some View {
    let tips = state.tips
    if let cook { Text("made by \(cook)") }
    switch tips {
    case 0: Text("tips are welcome")
    default: Text("thanks for \(tips)")
    }
    ForEach(["9:00", "17:00"], id: \.self) { Text($0) }
  }
}
// snippet.end

let statements = Scene("statements") {
  // snippet.statements
  let sign = WindowSign(state: AppState(), cook: "Ida")
  print(ViewHost(sign).screen)
  // snippet.end
}

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

let types = Scene("types") {
  // snippet.types
  for stock in [12, 0] {
    print(type(of: StockSign(stock: stock).body))
  }
  // snippet.end
}
