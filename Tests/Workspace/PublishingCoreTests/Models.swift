import class Foundation.NSObject
import PublishingCore

final class Store: ObservableObject {
  @Published var name: String
  @Published private(set) var age = 3
  var visits = 0

  init(name: String = "Ann") {
    self.name = name
  }

  func celebrate() { age += 1 }
}

/// One that sends by itself.
final class Custom: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var state: Int

  init(_ state: Int = 0) { self.state = state }
}

final class NoFields: ObservableObject {}

final class NoPublished: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Constant: ObservableObject {
  let number = Published(initialValue: 42)
}

class Base: ObservableObject {
  @Published var published = 0
  var storage = Published(initialValue: "Hello")
  var plain = "plain"
}

final class Derived: Base {
  @Published var first = 1
  @Published var second = 2
}

class NotObservable {
  @Published var number = 10
}

class ObservableLater: NotObservable, ObservableObject {
  @Published var text = "text"
}

final class DeeperStill: ObservableLater {
  @Published var flag = false
}

class Generic<First, Second>: ObservableObject {
  @Published var first: First
  @Published var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

final class GenericDerived<First, Second>: Generic<First, Second> {
  @Published var third: [First] = []
}

final class OfFoundation: NSObject, ObservableObject {
  @Published var number = 42
}

/// All kinds of fields that must not disturb the search.
final class Crowded: ObservableObject {
  weak var friend: Crowded?
  unowned(unsafe) var other: NoFields?
  lazy var late = 3
  var closure: () -> Void = {}
  var anything: Any = 1
  var optional: Published<Int>?
  @Published var number: Int?
  @Published private var secret = 0

  func changeSecret() { secret += 1 }
}
