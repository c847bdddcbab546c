/// A view for each element of a collection, with the element's identity.
///
/// State follows the identity of an element, so it moves when the element
/// moves, and ends when the element is gone. If the content closure reads a
/// property, the read counts for that row, and not for the view that lists the
/// rows.
///
///     ForEach(0..<3) { Text("\($0)") }
///     ForEach(items) { Text($0.name) }             // Identifiable
///     ForEach(names, id: \.self) { Text($0) }
///     ForEach($items) { $item in TextField("", text: $item.name) }
///
/// - Errors: Two elements with the same identity are reported, and so is a
///   range that changes although it has to stay the same.
/// - Source: P-26, P-27.
nonisolated public struct ForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var isConstant = false
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row for each element that has an identity.
  // An initialiser below takes a list of bindings. That one is preferred to
  // this one, because it reads the elements.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach {
  /// A row for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A row for each number. The range has to stay the same.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, id: \.self, content: content, isConstant: true)
  }
}

extension ForEach {
  /// A row for each element, which the row receives as a binding.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements: RandomAccessCollection {
    // As in SwiftUI, the view that makes the list reads the collection (P-36).
    _ = data.wrappedValue.indices
    self.init(
      data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
  }

  /// A row for each element that has an identity, which the row receives as a
  /// binding.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, Elements: RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(data, id: \Elements.Element.id, content: content)
  }
}

extension ForEach: Primitive {
  public typealias Body = Never

  var label: String? { "ForEach" }

  @MainActor
  func children(in node: Node) -> [Child] {
    let data = isConstant ? firstData(at: node) : data
    var copies: [ID: Int] = [:]
    return node.track {
      data.map { element in
        let id = id(element)
        let copy = copies[id, default: 0]
        copies[id] = copy + 1
        if copy > 0 { node.graph.report(.duplicateID(id, in: node)) }
        return Child(
          .item(AnyHashable(id), copy: copy),
          Row(element: element, content: content))
      }
    }
  }

  @MainActor
  private func firstData(at node: Node) -> Data {
    let first = node.memory { Box(data) }.value
    if first.count != data.count {
      node.graph.report(.rangeIsNotConstant(first.count, data.count, in: node))
    }
    return first
  }
}

/// A row, which runs the closure for one element and tracks on its own what the
/// closure reads.
nonisolated struct Row<Element, Content: View>: View {
  let element: Element
  let content: (Element) -> Content

  var body: some View { content(element) }
}

extension Row: StandIn, Input {
  static var subject: Any.Type? { nil }

  // The closure might have captured something else this time.
  nonisolated func isSame(as old: Self) -> Bool { false }
}
