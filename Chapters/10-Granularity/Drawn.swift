import LessonKit
import ViewCore

// snippet.a-medal
struct Medal: View {
  let account: Account
  var body: some View {
    Text(account.points < 50 ? "bronze" : "silver")
  }
}
// snippet.end

let drawn = Run("drawn") {
  // snippet.drawn
  let account = Account()
  let host = ViewHost(Medal(account: account))
  host.reset()
  var (pictures, last) = (0, host.screen)
  for points in 2...100 {
    host.perform { account.points = points }
    if host.screen != last { pictures += 1 }
    last = host.screen
  }
  print("bodies:", host.evaluations.count)
  print("new pictures:", pictures)
  // snippet.end
}

// snippet.declared
struct DeclaredButton: View {
  @ObservedObject var store: ErrandStore
  var body: some View {
    Button("Clear") { store.all = [] }
  }
}
// snippet.end

struct PlainButton: View {
  let store: ErrandStore
  var body: some View {
    Button("Clear") { store.all = [] }
  }
}

let declared = Run("declared-run") {
  line("buttons", "declared", "plain")
  for buttons in [10, 100, 1000] {
    let store = ErrandStore(1)
    let declared = ViewHost(
      ForEach(0..<buttons) { _ in
        DeclaredButton(store: store)
      })
    let plain = ViewHost(
      ForEach(0..<buttons) { _ in
        PlainButton(store: store)
      })
    store.all[0].isDone = true
    line(
      "\(buttons)", bodies(declared) {}, bodies(plain) {})
  }
}
