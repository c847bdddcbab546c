// What one closure has read: pairs of a registrar and a property.

/// A property, as a tracking remembers it.
///
/// Two key path values that name the same property are equal even if they are
/// different objects, so they are compared by `==`, never by address.
struct Property: Hashable, @unchecked Sendable {
  // Unchecked: the key paths that reach a registrar are literals of a class's
  // own properties. They capture nothing.
  let keyPath: AnyKeyPath

  init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

/// The properties read during one closure, by the registrar they belong to.
struct AccessList: Sendable {
  struct Entry: Sendable {
    let observers: Observers
    var properties: Set<Property>
  }

  /// One entry for each registrar, keyed by its identity. How often a property
  /// was read, and in which order, is not kept.
  private var byRegistrar: [ObjectIdentifier: Entry] = [:]

  var entries: some Sequence<Entry> { byRegistrar.values }
  var isEmpty: Bool { byRegistrar.isEmpty }

  mutating func insert(_ property: Property, of observers: Observers) {
    byRegistrar[
      ObjectIdentifier(observers),
      default: Entry(observers: observers, properties: [])
    ].properties.insert(property)
  }

  mutating func merge(_ other: AccessList) {
    byRegistrar.merge(other.byRegistrar) { mine, theirs in
      Entry(
        observers: mine.observers,
        properties: mine.properties.union(theirs.properties))
    }
  }
}
