import GradingKit
import Testing

@testable import ScreenWithoutViews

extension ScreenWithoutViewsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(ScreenWalk.self, walks: 120)
  }
}

/// Two trucks, and a screen that shows one of them, then perhaps the other.
private final class ScreenWalk: Walk {
  private struct Model {
    var name: String
    var donuts: Int
    var isOpen = true

    var texts: [String] { [name, isOpen ? "\(donuts) donuts" : "closed"] }
  }

  private let agenda = Agenda()
  private let trucks = [
    FoodTruck(name: "Ann's", donuts: 10), FoodTruck(name: "Bea's", donuts: 50),
  ]
  private var screen: TruckScreen
  private weak var oldScreen: TruckScreen?
  private var models = [
    Model(name: "Ann's", donuts: 10), Model(name: "Bea's", donuts: 50),
  ]
  private var shown = 0
  /// The expected texts of the labels, how often they have to be set, and which
  /// of them may be set by the next run: the name, the stock.
  private var texts = ["Ann's", "10 donuts"]
  private var times = [1, 1]
  private var isStale = [false, false]
  private var names = 0

  init() { screen = TruckScreen(trucks[0], on: agenda) }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      Move("the \(of) truck got a new name") {
        self.names += 1
        self.models[index].name = "Name \(self.names)"
        if index == self.shown { self.isStale[0] = true }
        self.trucks[index].name = "Name \(self.names)"
      }
      for sold in [1, 10] {
        Move("the \(of) truck sold \(sold)") {
          self.models[index].donuts -= sold
          if index == self.shown, self.models[index].isOpen {
            self.isStale[1] = true
          }
          self.trucks[index].donuts -= sold
        }
      }
      Move("the \(of) truck was \(models[index].isOpen ? "closed" : "opened")")
      {
        self.models[index].isOpen.toggle()
        if index == self.shown { self.isStale[1] = true }
        self.trucks[index].isOpen.toggle()
      }
    }
    Move("the screen got the other truck") {
      self.shown = 1 - self.shown
      self.isStale = [true, true]
      self.screen.truck = self.trucks[self.shown]
    }
    for _ in 1...3 {
      Move("the agenda ran") {
        self.agenda.run()
        let now = self.models[self.shown].texts
        for label in 0...1 {
          if now[label] != self.texts[label] {
            self.times[label] += 1
          } else if self.isStale[label] {
            // Whether a text that changed back is set is left open.
            let seen = self.seenTimes[label]
            if seen == self.times[label] + 1 { self.times[label] = seen }
          }
        }
        self.texts = now
        self.isStale = [false, false]
      }
    }
    Move("the screen was released, and a new screen was made") {
      self.oldScreen = self.screen
      self.screen = TruckScreen(self.trucks[self.shown], on: self.agenda)
      self.texts = self.models[self.shown].texts
      self.times = [1, 1]
      self.isStale = [false, false]
    }
  }

  private var seenTimes: [Int] {
    [screen.nameLabel.timesSet, screen.stockLabel.timesSet]
  }

  var facts: [Fact] {
    Fact(
      "the labels say", [screen.nameLabel.text, screen.stockLabel.text],
      is: texts,
      """
      after a run of the agenda, the labels should show the screen's truck, \
      and they should not change until the next run
      """)
    Fact(
      "the name and stock labels were set this often:", seenTimes, is: times,
      "a run of the agenda should set a label once if its text has changed")
    Fact(
      oldScreen == nil,
      """
      the old screen was released but not freed; neither trackings nor work on \
      the agenda should keep it alive
      """)
  }
}
