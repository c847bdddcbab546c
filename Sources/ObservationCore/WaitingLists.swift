// The lists of links, and how links are added and removed. The lock of the
// observers guards all of it.

/// The links that observe one property, in order of registration.
struct WaitingList {
  let property: Property
  var first: UnsafeMutablePointer<Link>?
  var last: UnsafeMutablePointer<Link>?

  mutating func append(_ link: UnsafeMutablePointer<Link>) {
    link.pointee.next = nil
    link.pointee.previous = last
    if let last { last.pointee.next = link } else { first = link }
    last = link
  }

  mutating func remove(_ link: UnsafeMutablePointer<Link>) {
    let (previous, next) = (link.pointee.previous, link.pointee.next)
    if let previous { previous.pointee.next = next } else { first = next }
    if let next { next.pointee.previous = previous } else { last = previous }
  }

  /// Ends all runs that start in here, and puts their first links in front of a
  /// chain, linked by `next`.
  func unlinkAll(before chain: inout UnsafeMutablePointer<Link>?) {
    var current = first
    while let link = current {
      current = link.pointee.next
      guard link.pointee.beginsRun else { continue }
      link.pointee.runState = .ended
      link.pointee.next = chain
      chain = link
    }
  }
}

/// The lists of one object, for all of its properties.
struct WaitingLists: @unchecked Sendable {
  // Unchecked: the pointers are used only under the lock.

  /// The lists of properties that capture nothing, in the order in which they
  /// were first tracked. They stay until the object dies. Nil if there are
  /// none.
  var lists: UnsafeMutablePointer<WaitingList>?
  var listCount = 0
  /// The lists of counted properties, of which there may be any number. Each
  /// has a list only while a tracking observes it.
  var counted: [Property: WaitingList] = [:]
  /// The number of the list that the next search looks at first: properties
  /// tend to come in the same order.
  var searchStart = 0
  /// The reads by trackings that will catch up on events; nil if there are none.
  var pending: PendingReads?
  /// Whether the object has died. The lists are empty then, and stay so.
  var isDead = false
}

extension WaitingLists {
  /// Finds the list of a property; nil if it was never tracked.
  mutating func find(
    _ property: Property
  ) -> UnsafeMutablePointer<WaitingList>? {
    guard let lists else { return nil }
    let start = searchStart < listCount ? searchStart : 0
    for index in start..<listCount where lists[index].property == property {
      searchStart = index + 1
      return lists + index
    }
    for index in 0..<start where lists[index].property == property {
      searchStart = index + 1
      return lists + index
    }
    return nil
  }

  /// Adds a list. There is room for a power of two of them, or for none.
  private mutating func makeList(
    _ property: Property
  ) -> UnsafeMutablePointer<WaitingList> {
    if listCount & (listCount - 1) == 0 {
      let more = UnsafeMutablePointer<WaitingList>.allocate(
        capacity: max(1, listCount * 2))
      if let lists { more.moveInitialize(from: lists, count: listCount) }
      lists?.deallocate()
      lists = more
    }
    let list = lists! + listCount
    list.initialize(to: WaitingList(property: property))
    listCount += 1
    searchStart = listCount
    return list
  }

  /// Finds the first link that observes a property.
  @inline(__always)
  mutating func first(of property: Property) -> UnsafeMutablePointer<Link>? {
    property.isCounted
      ? firstCounted(of: property) : find(property)?.pointee.first
  }

  @inline(__always)
  mutating func append(_ link: UnsafeMutablePointer<Link>) {
    let property = link.pointee.property
    if property.isCounted { return appendCounted(link) }
    let list = find(property) ?? makeList(property)
    link.pointee.list = Int32(list - lists!)
    list.pointee.append(link)
  }

  @inline(__always)
  mutating func remove(_ link: UnsafeMutablePointer<Link>) {
    if link.pointee.property.isCounted { return removeCounted(link) }
    lists![Int(link.pointee.list)].remove(link)
  }

  @inline(never)
  private func firstCounted(of property: Property)
    -> UnsafeMutablePointer<Link>?
  {
    counted[property]?.first
  }

  @inline(never)
  private mutating func appendCounted(_ link: UnsafeMutablePointer<Link>) {
    let property = link.pointee.property
    counted[property, default: WaitingList(property: property)].append(link)
  }

  @inline(never)
  private mutating func removeCounted(_ link: UnsafeMutablePointer<Link>) {
    let place = counted.index(forKey: link.pointee.property)!
    counted.values[place].remove(link)
    if counted.values[place].first == nil { counted.remove(at: place) }
    if counted.isEmpty, counted.capacity > 1_024 { counted = [:] }
  }

  /// Ends all runs and empties the lists.
  ///
  /// - Returns: The first links of all runs, chained by `next`. Each run still
  ///   owns its reference to its tracking.
  mutating func removeAll() -> UnsafeMutablePointer<Link>? {
    var chain: UnsafeMutablePointer<Link>?
    for index in 0..<listCount { lists![index].unlinkAll(before: &chain) }
    for list in counted.values { list.unlinkAll(before: &chain) }
    listCount = 0
    lists?.deallocate()
    lists = nil
    counted = [:]
    return chain
  }
}
