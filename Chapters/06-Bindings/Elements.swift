import LessonKit
import ViewCore

// snippet.an-item
struct Item: Identifiable {
  let id: Int
  var name: String
  var isPacked = false
}

let luggage = [
  Item(id: 1, name: "hat"), Item(id: 2, name: "map"),
  Item(id: 3, name: "tea"),
]
// snippet.end

// snippet.a-packing-list
struct PackingList: View {
  @State var items = luggage
  var body: some View {
    ForEach($items) { $item in
      ItemRow(item: $item)
    }
    Button("All") {
      for item in $items {
        item.isPacked.wrappedValue = true
      }
    }
  }
}

struct ItemRow: View {
  @Binding var item: Item
  var body: some View {
    Toggle(item.name, isOn: $item.isPacked)
  }
}
// snippet.end

let elements = Run(
  "elements",
  predict: Prediction(
    "The map is packed. How many rows are evaluated?",
    .right(
      "three",
      """
      each row reads its item through a binding to the array, so each row \
      depends on the whole array, which is one state. So does the list: \
      `ForEach` reads the array when it's made, to find the indices.
      """),
    .wrong(
      "one: that of the map",
      """
      one row would be evaluated if the items were observable objects. Here \
      they're values in one array, and a body that reads one of them reads the \
      array.
      """),
    .wrong(
      "none: the list is evaluated, and draws the toggles",
      """
      the list is evaluated, but each toggle is in the body of an `ItemRow`, \
      which reads its item.
      """))
) {
  // snippet.elements
  let host = ViewHost(PackingList())
  host.reset()
  host.tap("map")
  print(host.drawing)
  host.tap("All")
  print(host.screen)
  // snippet.end
}

// snippet.a-note-editor
struct NoteEditor: View {
  @State var notes = ["rye": "sold out"]
  var body: some View {
    ForEach(["rye", "oat"], id: \.self) { bread in
      if let note = Binding($notes[bread]) {
        TextField(bread, text: note)
      } else {
        Button("Note on \(bread)") { notes[bread] = "" }
      }
    }
  }
}
// snippet.end

let entries = Run("entries") {
  // snippet.entries
  let host = ViewHost(NoteEditor())
  print(host.screen)
  host.tap("Note on oat")
  host.type("fresh", into: "oat")
  print(host.screen)
  // snippet.end
}

let byIndex = Run(
  "a-kept-binding",
  predict: Prediction(
    "The map is the second item. The hat is removed. What is printed?",
    .wrong(
      "`map`",
      """
      this binding keeps the index, and only looks into the array when it's \
      read.
      """),
    .wrong(
      "`hat`",
      "the hat was at index 0, and has been removed."),
    .right(
      "`tea`",
      """
      a binding to an element consists of an index and a binding to the array. \
      By now the tea is at index 1.
      """))
) {
  // snippet.a-kept-binding
  var items = luggage
  let all = Binding {
    items
  } set: {
    items = $0
  }
  let second = all[1]
  items.removeFirst()
  print(second.name.wrappedValue)
  // snippet.end
}

let goneIndex = Run(
  stopping: "gone-index",
) {
  // snippet.gone-index
  var items = luggage
  let all = Binding {
    items
  } set: {
    items = $0
  }
  let second = all[1]
  items.removeLast(2)
  print("\(items.count) left")
  print(second.name.wrappedValue)
  // snippet.end
}

let goneOptional = Run(stopping: "gone-optional") {
  // snippet.gone-optional
  var nickname: String? = "Bo"
  let maybe = Binding {
    nickname
  } set: {
    nickname = $0
  }
  let name = Binding(maybe)!
  name.wrappedValue = "Bob"
  print(nickname ?? "no name")
  nickname = nil
  print(name.wrappedValue)
  // snippet.end
}

// snippet.a-label-list
struct LabelList: View {
  @State var labels = ["hat", "map"]
  var body: some View {
    ForEach($labels, id: \.self) { $label in
      LabelRow(label: $label)
    }
  }
}

struct LabelRow: View {
  @Binding var label: String
  @State var edits = 0
  var body: some View {
    TextField("Label", text: $label)
    Button("Edits: \(edits)") { edits += 1 }
  }
}
// snippet.end

let editedID = Run(
  "a-typed-label",
  predict: Prediction(
    "A row counts one edit, then cap is typed into it. What does it count?",
    .right(
      "`Edits: 0`",
      """
      the row's id is its text. The first keystroke removes the old row, with \
      its state and text field, and mounts a new row. The other keys have no \
      field to go to.
      """),
    .wrong(
      "`Edits: 1`",
      """
      state stays with the id of its row, and the id is the text that was just \
      edited.
      """),
    .wrong(
      "`Edits: 1`, and below it a second row with `Edits: 0`",
      "there are as many rows as labels."))
) {
  // snippet.a-typed-label
  let host = ViewHost(LabelList())
  host.tap("Edits: 0")
  host.reset()
  host.type("cap", into: "Label")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
