import LessonKit
import ViewCore

let seven = ["post", "bank", "shop", "cook", "wash", "call", "read"]

// snippet.errands
struct Errand {
  let name: String
  var isDone = false
  var status: String { isDone ? "done" : "to do" }
}

final class ErrandStore: ObservableObject {
  @Published var all = seven.map { Errand(name: $0) }
  var note = "" { willSet { objectWillChange.send() } }
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
      Text(errand.status)
    }
  }
}
// snippet.end

let wholeList = Run(
  "whole-list",
  predict: Prediction(
    "One of seven errands is ticked off. How many bodies are evaluated?",
    .wrong(
      "one: the bank's row",
      """
      the store doesn't say which property will change, so the list has to be \
      evaluated.
      """),
    .wrong(
      "two: the list and the bank's row",
      """
      the other rows get new closures, which this host never treats as equal \
      to the old ones.
      """),
    .right(
      "eight: the list and all seven rows",
      """
      the list subscribes to the whole store, so a change to one errand makes \
      the host evaluate the list. The list then makes new bindings from new \
      closures, so all seven rows have new inputs.
      """))
) {
  // snippet.whole-list
  let store = ErrandStore()
  let host = ViewHost(ErrandList(store: store))
  host.reset()
  host.tap("bank")
  print(host.table)
  // snippet.end
}

let unseen = Run("unseen") {
  // snippet.unseen
  let store = ErrandStore()
  let host = ViewHost(ErrandList(store: store))
  host.reset()
  let before = host.screen
  host.perform { store.note = "Sunday" }
  print(host.evaluations.count, "bodies")
  print("the same picture:", host.screen == before)
  // snippet.end
}
