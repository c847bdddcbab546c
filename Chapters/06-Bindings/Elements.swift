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
      the whole array is one state property, and each row reads its item \
      through the array. So when any item changes, every row is re-evaluated. \
      The list is re-evaluated as well, because its `ForEach` reads the array \
      to find the indices.
      """),
    .wrong(
      "one: the map's row",
      """
      reading one value in the array reads the whole array. If the items were \
      observable objects, only one row would be evaluated.
      """),
    .wrong(
      "none: only the list is evaluated, and it draws the toggles",
      """
      each toggle is in the body of an `ItemRow`, and that body reads the \
      item.
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

let byIndex = Run(
  "a-kept-binding",
  predict: Prediction(
    "The second item is the map. Then the hat is removed. What is printed?",
    .wrong(
      "`map`",
      """
      the binding looks into the array again when you read it, and by then \
      the map has moved.
      """),
    .wrong(
      "`hat`",
      "the hat is no longer in the array."),
    .right(
      "`tea`",
      """
      a binding to an element refers to the element's index, not the element \
      itself. Now that the hat is gone, the tea is at index 1.
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
    """
    The first row counts one edit. Then `cap` is typed into its field. What \
    count does the row show?
    """,
    .right(
      "`Edits: 0`",
      """
      the row's id is its text. When the first keystroke changes the text to \
      `c`, the id changes, too, so the host replaces the row with a new one. \
      The old row's count and field are gone, and the other keystrokes have no \
      field to go to.
      """),
    .wrong(
      "`Edits: 1`",
      """
      a row keeps its state only as long as it keeps its id.
      """),
    .wrong(
      "`Edits: 1`, and a third row shows `Edits: 0`",
      "the array still has two labels, so there are two rows."))
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
