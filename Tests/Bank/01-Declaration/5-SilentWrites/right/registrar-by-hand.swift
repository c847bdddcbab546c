// No macro: setters that compare, and drop an equal value.
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

final class FoodTruck: Observable {
  private let registrar = ObservationRegistrar()
  private var currentMenu = Menu(dishes: ["Glazed", "Plain"])
  private var donuts = 10

  var menu: Menu {
    get {
      registrar.access(self, keyPath: \.menu)
      return currentMenu
    }
    set { change(\.menu, \.currentMenu, to: newValue) }
  }

  private(set) var stock: Int {
    get {
      registrar.access(self, keyPath: \.stock)
      return donuts
    }
    set { change(\.stock, \.donuts, to: newValue) }
  }

  private func change<Value: Equatable>(
    _ property: KeyPath<FoodTruck, Value>,
    _ storage: ReferenceWritableKeyPath<FoodTruck, Value>, to value: Value
  ) {
    if self[keyPath: storage] == value { return }
    registrar.withMutation(of: self, keyPath: property) {
      self[keyPath: storage] = value
    }
  }

  func refill(_ amount: Int) {
    stock += amount
  }
}
