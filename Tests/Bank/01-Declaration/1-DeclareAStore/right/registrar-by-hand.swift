// No macro: a registrar, and accessors written by hand.
import ObservationCore

final class Store: Observable {
  private let registrar = ObservationRegistrar()
  private var _firstName = "Ann"
  private var _lastName = "Lee"
  private var _visits = 0

  var firstName: String {
    get {
      registrar.access(self, keyPath: \.firstName)
      return _firstName
    }
    set {
      registrar.withMutation(of: self, keyPath: \.firstName) {
        _firstName = newValue
      }
    }
  }

  var lastName: String {
    get {
      registrar.access(self, keyPath: \.lastName)
      return _lastName
    }
    set {
      registrar.withMutation(of: self, keyPath: \.lastName) {
        _lastName = newValue
      }
    }
  }

  private var visits: Int {
    registrar.access(self, keyPath: \.visits)
    return _visits
  }

  func welcome() {
    // Written without a read: to welcome somebody is not to read the count.
    registrar.willSet(self, keyPath: \.visits)
    _visits += 1
    registrar.didSet(self, keyPath: \.visits)
  }

  func report() -> String {
    "\(visits) visits"
  }
}
