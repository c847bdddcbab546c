import PlayKit
import ViewCore

let screens = [
  Screen("published") {
    let store = PublishedStore()
    TruckScreen(store: store)
    Button("Tip 1") { store.dispatch(.tip(1)) }
  },
  Screen("subjects") {
    let store = SubjectStore()
    BySubjects.TruckScreen(store: store)
    Button("Tip 1") { store.dispatch(.tip(1)) }
  },
  Screen("one property") {
    let store = WholeStore()
    AsAWhole.TruckScreen(store: store)
    Button("Tip 1") { store.dispatch(.tip(1)) }
  },
  Screen("three properties") {
    let store = PartStore()
    ByParts.TruckScreen(store: store)
    Button("Tip 1") { store.dispatch(.tip(1)) }
  },
]
