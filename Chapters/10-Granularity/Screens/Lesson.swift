import PlayKit
import ViewCore

let screens = [
  Screen("values") {
    NewValues()
  },
  Screen("objects") {
    NewObjects()
  },
  Screen("selection") {
    let store = TodoStore(5)
    HandingList(store: store)
    Button("Select the first") { store.selected = store.all[0] }
    Button("Select the second") { store.selected = store.all[1] }
  },
]
