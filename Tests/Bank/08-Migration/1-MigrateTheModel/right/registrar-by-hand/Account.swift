// The account is observable without the macro.
import ViewCore

/// Somebody who buys at the truck.
final class Account: Observable, ObservableObject {
  private let registrar = ObservationRegistrar()
  private var storedName: String
  private var storedPoints = 0

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return storedName
    }
    set {
      registrar.withMutation(of: self, keyPath: \.name) {
        storedName = newValue
      }
    }
  }

  var points: Int {
    get {
      registrar.access(self, keyPath: \.points)
      return storedPoints
    }
    set {
      registrar.withMutation(of: self, keyPath: \.points) {
        storedPoints = newValue
      }
    }
  }

  /// How often somebody has checked in. Nobody is told when it changes.
  var visits = 0

  init(name: String) { storedName = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
