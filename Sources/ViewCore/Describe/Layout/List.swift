/// Rows, one below the other.
///
///     List { Text("one"); Text("two") }
///     List(items) { item in Text(item.name) }
///     List($items) { $item in TextField("Name", text: $item.name) }
nonisolated public struct List<Content: View>: View {
  let content: Content

  /// A list of these views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List {
  /// A list with a row for each element, as in a `ForEach`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>
  { self.content = ForEach(data, content: content) }

  /// A list with a row for each element, which is identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// A list with a row for each number. The range has to stay the same.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.content = ForEach(data, content: content)
  }

  /// A list with a row for each element, which the row receives as a binding.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  { self.content = ForEach(data, content: content) }
}

extension List: Container {
  public typealias Body = Never
  var label: String? { "List" }
}
