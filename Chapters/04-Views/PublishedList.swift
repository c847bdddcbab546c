import LessonKit
import ViewCore

// snippet.errands
struct Errand {
  let name: String
  var isDone = false
  var mark: String { isDone ? "done" : "to do" }
}

final class ErrandStore: ObservableObject {
  @Published var all: [Errand]
  var note = "" { willSet { objectWillChange.send() } }

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
      Text(errand.mark)
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

let unseen = Scene("unseen") {
  // snippet.unseen
  let store = ErrandStore(seven)
  let host = ViewHost(ErrandList(store: store))
  host.reset()
  host.perform { store.note = "Sunday" }
  print(host.evaluations.count, "bodies")
  // snippet.end
}
