// A binding to a collection is a collection of bindings.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding>
  public typealias SubSequence = Slice<Binding>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to the element at an index.
  ///
  /// - Errors: If the collection no longer has that index when you use the
  ///   binding, the program stops.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue[position]
    } set: { element, transaction in
      var elements = wrappedValue
      elements[position] = element
      location.set(elements, transaction)
    }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(i, offsetBy: distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
