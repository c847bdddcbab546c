// One store for everything, published as a whole: which views are evaluated, and
// how a view avoids that. The app delegate is UIKit's, so a class stands for it.

import Testing
import ViewCore

// MARK: - A binding to a published property

private enum Tower {
  struct Square: View {
    @ObservedObject var clock = Clock()
    let log: Log

    var body: some View {
      log.add("square")
      return Form {
        Dial(time: $clock.time, log: log)
        Button("Strike") {
          self.clock.time = Hour(count: 1).description
        }
      }
    }
  }

  struct Dial: View {
    @Binding var time: String
    let log: Log

    var body: some View {
      log.add("dial")
      return Text(time)
    }
  }

  final class Clock: ObservableObject {
    @Published var time: String = Hour(count: 0).description
  }

  /// A moment that a test can foresee.
  struct Hour: CustomStringConvertible {
    var count: Int
    var description: String { "\(count) o'clock" }
  }
}

// MARK: - A struct of all state

private enum Ship {
  final class Bridge: ObservableObject {
    @Published var state = State()
  }

  struct State {
    var course: String = "north"
    var isAnchored: Bool = false
    var passengers: Int = 0
  }

  struct Compass: View {
    @ObservedObject var bridge: Bridge
    var body: some View { Text(bridge.state.course) }
  }

  struct Anchor: View {
    @ObservedObject var bridge: Bridge
    var body: some View { Text(bridge.state.isAnchored ? "down" : "up") }
  }

  /// Declares the store, and does not look at it.
  struct Gangway: View {
    @ObservedObject var bridge: Bridge
    var body: some View {
      Button("Board") { bridge.state.passengers += 1 }
    }
  }

  struct Deck: View {
    let bridge: Bridge
    var body: some View {
      Compass(bridge: bridge)
      Anchor(bridge: bridge)
      Gangway(bridge: bridge)
    }
  }
}

// MARK: - A global store

@MainActor
private final class Delegate {
  static let shared: Any = Delegate()
  lazy var harbour = Harbour()
}

private final class Harbour: ObservableObject {
  enum Action { case arrive }
  struct State { var ships = 0 }

  @Published private(set) var state = State()

  func dispatch(_ action: Action) {
    switch action {
    case .arrive: state.ships += 1
    }
  }
}

@MainActor private let harbour = (Delegate.shared as! Delegate).harbour

private struct Horn: View {
  var body: some View {
    Button("Arrive") {
      harbour.dispatch(.arrive)
    }
  }
}

private struct Quay: View {
  @EnvironmentObject var harbour: Harbour
  var body: some View {
    Text("\(harbour.state.ships) ships")
  }
}

private struct Coast: View {
  var body: some View {
    Horn()
    Quay()
  }
}

@MainActor @Suite struct OneStoreTests {
  @Test func `owner and part are evaluated at each change`() {
    let log = Log()
    let host = ViewHost(Tower.Square(log: log))
    #expect(log.take() == ["square", "dial"])
    host.tap("Strike")
    #expect(log.take() == ["square", "dial"])
    host.tap("Strike")
    #expect(log.take() == ["square"], "the binding has the same value")
    #expect(
      host.takeEvaluations() == [
        "Square: mounted", "Dial: mounted",
        "Square: object will change Clock", "Dial: inputs changed",
        "Square: object will change Clock",
      ])
    #expect(host.screen == "1 o'clock\n[Strike]")
  }

  @Test func `one element changes, and all that declare the store run`() {
    let bridge = Ship.Bridge()
    let host = ViewHost(Ship.Deck(bridge: bridge))
    let all = ["Compass", "Anchor", "Gangway"].map {
      "\($0): object will change Bridge"
    }
    #expect(host.evaluations { bridge.state.course = "west" } == all)
    #expect(host.evaluations { bridge.state.passengers = 5 } == all)
    host.tap("Board")
    #expect(host.takeEvaluations() == all)
    #expect(bridge.state.passengers == 6)
    #expect(host.screen == "west\nup\n[Board]")
  }

  @Test
  func `using a global store only in an action evaluates no view`() {
    let host = ViewHost(Coast().environmentObject(harbour))
    #expect(host.screen == "[Arrive]\n0 ships")
    host.reset()
    host.tap("Arrive")
    #expect(
      host.takeEvaluations() == ["Quay: object will change Harbour"])
    #expect(host.screen == "[Arrive]\n1 ships")
  }
}
