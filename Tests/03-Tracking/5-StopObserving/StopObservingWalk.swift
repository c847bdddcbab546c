import GradingKit
import Testing

@testable import StopObserving

extension StopObservingTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(WatchersWalk.self)
  }
}

/// Two watchers of one truck, of which the second stops itself at 0.
private final class WatchersWalk: Walk {
  /// Captured by `show`.
  private final class Screen {}

  private struct Place {
    let board = GradingKit.Recorder()
    var watcher: Watcher?
    weak var watcherLeft: Watcher?
    weak var screenLeft: Screen?
    // The model.
    var shown: [Int] = []
    var isOver = true
    var isDue = false
  }

  private let agenda = Agenda()
  private let truck = FoodTruck()
  private var stock = 10
  private var places = [Place(), Place()]

  init() {
    for place in places.indices { begin(place) }
  }

  private func begin(_ index: Int) {
    let (screen, board) = (Screen(), places[index].board)
    let watcher = Watcher(truck, on: agenda) { [weak self, screen] stock in
      withExtendedLifetime(screen) { board.record(stock) }
      // The watcher is not there yet when it shows for the first time.
      if index == 1, stock == 0 { self?.places[1].watcher?.stop() }
    }
    places[index].watcher = watcher
    places[index].watcherLeft = watcher
    places[index].screenLeft = screen
    places[index].shown.append(stock)
    places[index].isOver = false
    places[index].isDue = false
  }

  private func set(_ stock: Int) {
    truck.stock = stock
    self.stock = stock
    for index in places.indices where !places[index].isOver {
      places[index].isDue = true
    }
  }

  private func runAgenda() {
    agenda.run()
    for index in places.indices where places[index].isDue {
      places[index].isDue = false
      places[index].shown.append(stock)
      if index == 1, stock == 0 { places[1].isOver = true }
    }
  }

  var moves: [Move] {
    for stock in [0, 3, 7] where stock != self.stock {
      Move("the stock was set to \(stock)") { self.set(stock) }
    }
    if stock != 0 {
      Move("the stock was set to 0, and the agenda ran") {
        self.set(0)
        self.runAgenda()
      }
    }
    Move("the agenda ran") { self.runAgenda() }
    for (index, name) in ["first", "second"].enumerated() {
      if places[index].watcher != nil {
        Move("the \(name) watcher was stopped") {
          self.places[index].watcher?.stop()
          self.places[index].isOver = true
          self.places[index].isDue = false
        }
        Move("the \(name) watcher was released") {
          self.places[index].watcher = nil
          self.places[index].isOver = true
          self.places[index].isDue = false
        }
      } else {
        Move("a new \(name) watcher started") { self.begin(index) }
      }
    }
  }

  var facts: [Fact] {
    for (index, name) in ["first", "second"].enumerated() {
      Fact(
        "the \(name) board shows", places[index].board.calls,
        is: places[index].shown.map { "\($0)" },
        """
        a watcher should show each change until it's stopped or released, and \
        none after \
        that\(index == 1 ? "; at 0, show stops the second watcher" : "")
        """)
      if places[index].watcher == nil {
        Fact(
          places[index].watcherLeft == nil && places[index].screenLeft == nil,
          """
          the \(name) watcher was released, but it, or what its show captures, \
          is still alive; both should be freed immediately
          """)
      }
    }
  }
}
