// No macro: each part announces every name that it belongs to.
import ObservationCore

final class Customer: Observable {
  private let registrar = ObservationRegistrar()

  private var first = "Ann" {
    willSet {
      registrar.willSet(self, keyPath: \.firstName)
      registrar.willSet(self, keyPath: \.fullName)
    }
  }
  private var last = "Lee" {
    willSet {
      registrar.willSet(self, keyPath: \.lastName)
      registrar.willSet(self, keyPath: \.fullName)
      registrar.willSet(self, keyPath: \.formalName)
    }
  }
  private var honorific = "Dr." {
    willSet {
      registrar.willSet(self, keyPath: \.title)
      registrar.willSet(self, keyPath: \.formalName)
    }
  }

  var firstName: String {
    get {
      registrar.access(self, keyPath: \.firstName)
      return first
    }
    set { if newValue != first { first = newValue } }
  }
  var lastName: String {
    get {
      registrar.access(self, keyPath: \.lastName)
      return last
    }
    set { if newValue != last { last = newValue } }
  }
  var title: String {
    get {
      registrar.access(self, keyPath: \.title)
      return honorific
    }
    set { if newValue != honorific { honorific = newValue } }
  }

  var fullName: String {
    registrar.access(self, keyPath: \.fullName)
    return "\(first) \(last)"
  }
  var formalName: String {
    registrar.access(self, keyPath: \.formalName)
    return "\(honorific) \(last)"
  }
}
