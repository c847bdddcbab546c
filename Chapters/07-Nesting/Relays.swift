import LessonKit
import ViewCore

// snippet.a-relay-by-hand
final class RelayTruck: ObservableObject {
  @Published var menu = PublishedMenu("Donuts")
  private var relay: AnyCancellable?

  init() {
    relay = menu.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct RelaySign: View {
  @ObservedObject var truck: RelayTruck
  var body: some View { Text(truck.menu.title) }
}
// snippet.end

let relayByHand = Run("relay-by-hand") {
  // snippet.relay-by-hand
  let truck = RelayTruck()
  let host = ViewHost(RelaySign(truck: truck))
  host.perform { truck.menu.title = "Crullers" }
  print(host.screen)
  host.perform { truck.menu = PublishedMenu("Bagels") }
  print(host.screen)
  host.perform { truck.menu.title = "Rolls" }
  print(host.screen)
  // snippet.end
}

// snippet.a-published-object
@propertyWrapper
struct PublishedObject<Inner: ObservableObject> {
  private var inner: Inner
  private var relay: AnyCancellable?

  init(wrappedValue: Inner) { inner = wrappedValue }

  @available(*, unavailable, message: "classes only")
  var wrappedValue: Inner {
    get { fatalError() }
    set { fatalError() }
  }
  // snippet.end

  // snippet.its-outer-object
  static subscript<Outer: ObservableObject>(
    _enclosingInstance outer: Outer,
    wrapped _: ReferenceWritableKeyPath<Outer, Inner>,
    storage own: ReferenceWritableKeyPath<Outer, Self>
  ) -> Inner
  where
    Outer.ObjectWillChangePublisher
      == ObservableObjectPublisher
  {
    get {
      outer[keyPath: own].listen(for: outer)
      return outer[keyPath: own].inner
    }
    set {
      outer.objectWillChange.send()
      outer[keyPath: own].inner = newValue
      outer[keyPath: own].relay = nil
      outer[keyPath: own].listen(for: outer)
    }
  }
  // snippet.end

  // snippet.listen
  private mutating func listen<Outer: ObservableObject>(
    for outer: Outer
  )
  where
    Outer.ObjectWillChangePublisher
      == ObservableObjectPublisher
  {
    guard relay == nil else { return }
    relay = inner.objectWillChange.sink {
      [weak outer] _ in outer?.objectWillChange.send()
    }
  }
  // snippet.end
}

// snippet.a-fixed-truck
final class FixedTruck: ObservableObject {
  @PublishedObject var menu = PublishedMenu("Donuts")
  @Published var stop = "Main St"
}

struct FixedSign: View {
  @ObservedObject var truck: FixedTruck
  var body: some View { Text(truck.menu.title) }
}

struct FixedMap: View {
  @ObservedObject var truck: FixedTruck
  var body: some View { Text("at \(truck.stop)") }
}
// snippet.end

let fixed = Run("fixed") {
  // snippet.fixed
  let truck = FixedTruck()
  let host = ViewHost(FixedSign(truck: truck))
  for title in ["Crullers", "Rolls"] {
    host.perform { truck.menu.title = title }
    print(host.screen)
    host.perform { truck.menu = PublishedMenu("Bagels") }
    print(host.screen)
  }
  // snippet.end
}

// snippet.fixed-screen
struct FixedScreen: View {
  let truck: FixedTruck
  var body: some View {
    FixedSign(truck: truck)
    FixedMap(truck: truck)
  }
}
// snippet.end

let itsPrice = Run("its-price") {
  // snippet.its-price
  let truck = FixedTruck()
  let host = ViewHost(FixedScreen(truck: truck))
  host.reset()
  host.perform { truck.menu.title = "Crullers" }
  print(host.drawing)
  // snippet.end
}
