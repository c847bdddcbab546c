import GradingKit
import Testing
import ViewGrading

@testable import OwnTheStore

extension OwnTheStoreTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(StoresWalk.self)
  }
}

/// Two screens that begin with one title, and two lines that begin with one
/// store.
private final class StoresWalk: ViewWalk {
  private struct Screen {
    var title = "Good morning"
    var visits = 0
    var isOpen = true
  }

  let host: TestHost
  private let stores = [Store(name: "East"), Store(name: "East")]
  private var visits = [0, 0]
  private var screens = [Screen(), Screen()]
  /// The stores of the lines.
  private var shown = [0, 0]
  /// The bodies that may be evaluated; nil if the task does not say.
  private var most: Int?

  init() {
    host = TestHost { [stores] in
      StoreLine(store: stores[0])
      Parent("Good morning", "Good evening") { StoreScreen(title: $0) }
      Parent("Good morning", "Good evening") { StoreScreen(title: $0) }
      Parent(0, 1) { StoreLine(store: stores[$0]) }
    }
  }

  private var screen: String {
    let texts = screens.filter(\.isOpen).map {
      "\($0.title)\nVisits: \($0.visits)\n[Welcome]"
    }
    let lines = shown.map { "East: \(visits[$0])" }
    return ([lines[0]] + texts + [lines[1]]).joined(separator: "\n")
  }

  var moves: [Move] {
    for (place, name) in ["first", "second"].enumerated() {
      if screens[place].isOpen {
        Move("Welcome was tapped on the \(name) screen") {
          let isBelow = place == 1 && self.screens[0].isOpen
          try self.host.press("Welcome", at: isBelow ? 1 : 0)
          self.screens[place].visits += 1
          self.most = 1
        }
        Move("the \(name) screen got a different title") {
          try self.host.press("Other", at: place)
          let isMorning = self.screens[place].title == "Good morning"
          self.screens[place].title =
            isMorning ? "Good evening" : "Good morning"
          self.most = nil
        }
        Move("the \(name) screen was created again with the same title") {
          try self.host.press("Again", at: place)
          // The parent of the screen alone.
          self.most = 1
        }
        Move("the \(name) screen was removed") {
          try self.host.press("Close", at: place)
          self.screens[place].isOpen = false
          self.most = nil
        }
      } else {
        Move("the \(name) screen was shown again") {
          try self.host.press("Close", at: place)
          self.screens[place].isOpen = true
          self.screens[place].visits = 0
          self.most = nil
        }
      }
      for visits in [0, 3, -1] {
        Move("the visits of the \(name) store were set to \(visits)") {
          self.host.perform { self.stores[place].visits = visits }
          let isNew = self.visits[place] != visits
          self.visits[place] = visits
          self.most = isNew ? self.shown.filter { $0 == place }.count : 0
        }
      }
    }
    Move("the second line was passed the other store") {
      try self.host.press("Other", at: 2)
      self.shown[1] = 1 - self.shown[1]
      self.most = nil
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen says", host.screen, is: screen,
      """
      a screen should keep its store as long as the screen is shown, and a \
      line should show the store it was passed last
      """)
    if let most {
      Fact(
        host.causes.count <= most,
        """
        these bodies were evaluated: \(host.evaluations), but at most \(most) \
        should be: a visit should evaluate one body in each view that shows \
        the store, and a screen created again with the same title shouldn't be \
        evaluated
        """)
    }
  }
}
