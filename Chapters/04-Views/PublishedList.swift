import LessonKit
import ViewCore

// snippet.a-sending-counter
final class SendingCounter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
  var note = "" { willSet { objectWillChange.send() } }
}

struct SendingView: View {
  @ObservedObject var counter: SendingCounter
  var body: some View {
    Text("Count: \(counter.count)")
  }
}
// snippet.end

let asAWhole = Scene("as-a-whole") {
  // snippet.as-a-whole
  let counter = SendingCounter()
  let host = ViewHost(SendingView(counter: counter))
  host.reset()
  host.perform { counter.note = "Sunday" }
  host.perform { counter.count = 7 }
  print(host.table)
  // snippet.end
}

// snippet.errands
struct Errand {
  let name: String
  var isDone = false
}

final class ErrandStore: ObservableObject {
  @Published var all: [Errand]

  init(_ names: [String]) {
    all = names.map { Errand(name: $0) }
  }
}
// snippet.end

// snippet.an-errand-list
struct ErrandList: View {
  @ObservedObject var store: ErrandStore
  var body: some View {
    ForEach(store.all.indices, id: \.self) { index in
      ErrandRow(errand: $store.all[index])
    }
  }
}

struct ErrandRow: View {
  @Binding var errand: Errand
  var body: some View {
    HStack {
      Button(errand.name) { errand.isDone.toggle() }
      Text(errand.isDone ? "done" : "to do")
    }
  }
}
// snippet.end

let seven = ["post", "bank", "shop", "cook", "wash", "call", "read"]

let wholeList = Scene(
  "whole-list",
  predict: Prediction(
    "One of seven errands is ticked off. How many bodies are evaluated?",
    .wrong(
      "one: the row of the bank",
      """
      the store says that it will change, not what. The list has to look at \
      everything.
      """),
    .wrong(
      "two: the list, and the row of the bank",
      """
      so it would be if the rows were handed values, which can be compared. \
      A binding to an element is made of closures, and nobody can know of two \
      closures that they do the same.
      """),
    .right(
      "eight: the list and all seven rows",
      """
      the store speaks as a whole, so the list is evaluated. It makes seven \
      new bindings out of closures, which cannot be compared with the old \
      ones: seven rows have new inputs.
      """))
) {
  // snippet.whole-list
  let store = ErrandStore(seven)
  let host = ViewHost(ErrandList(store: store))
  host.reset()
  host.tap("bank")
  print(host.table)
  // snippet.end
}
