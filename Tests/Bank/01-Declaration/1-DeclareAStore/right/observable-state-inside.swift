// The store hands everything on to an observable object that it keeps.
import ObservationCore

final class Store: Observable {
  @Observable
  final class State {
    var first = "Ann"
    var last = "Lee"
    var count = 0
  }

  private let state = State()

  var firstName: String {
    get { state.first }
    set { state.first = newValue }
  }

  var lastName: String {
    get { state.last }
    set { state.last = newValue }
  }

  func welcome() { state.count += 1 }

  func report() -> String { "\(state.count) visits" }
}
