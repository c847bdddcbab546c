import GradingKit
import Testing

@testable import StopTheStream

extension StopTheStreamTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(DisplaysWalk.self)
  }
}

/// Two displays, and two trucks that each display may follow.
private final class DisplaysWalk: LaterWalk {
  /// The lines that a display has to show, and the truck that it follows.
  private struct Model {
    var lines: [String] = []
    var followed: Int?

    mutating func show(_ line: String) {
      lines.append(line)
      if line == "closed" { followed = nil }
    }
  }

  private var displays = [Display(), Display()]
  private var trucks = [FoodTruck(), FoodTruck()]
  private var models = [Model(), Model()]
  /// Objects that the walk has released.
  private weak var oldDisplay: Display?
  private weak var oldTruck: FoodTruck?

  init() {}

  func end() { for display in displays { display.stop() } }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      for (truck, other) in ["red", "blue"].enumerated() {
        Move("the \(name) display followed the \(other) truck") {
          self.displays[index].follow(self.trucks[truck])
          self.models[index].followed = truck
          self.models[index].show(self.line(of: truck))
        }
      }
      Move("the \(name) display was stopped") {
        self.displays[index].stop()
        self.models[index].followed = nil
      }
      Move("the \(name) display was replaced by a new one") {
        self.oldDisplay = self.displays[index]
        self.displays[index] = Display()
        self.models[index] = Model()
      }
    }
    for (truck, name) in ["red", "blue"].enumerated() {
      for donuts in [0, 7, 9] where donuts != trucks[truck].donuts {
        Move("the \(name) truck's donuts were set to \(donuts)") {
          self.trucks[truck].donuts = donuts
          if self.trucks[truck].isOpen { self.show(truck) }
        }
      }
      Move(
        "the \(name) truck was \(trucks[truck].isOpen ? "closed" : "opened")"
      ) {
        self.trucks[truck].isOpen.toggle()
        self.show(truck)
      }
      if models.allSatisfy({ $0.followed != truck }) {
        Move("the \(name) truck was replaced by a new one") {
          self.oldTruck = self.trucks[truck]
          self.trucks[truck] = FoodTruck()
        }
      }
    }
    if models[0].followed == 0 {
      Move("the red truck sold a donut, then the first display was stopped") {
        self.models[0].followed = nil
        self.trucks[0].donuts -= 1
        self.displays[0].stop()
        self.show(0)
      }
    }
  }

  private func line(of truck: Int) -> String {
    trucks[truck].isOpen ? "\(trucks[truck].donuts) donuts" : "closed"
  }

  private func show(_ truck: Int) {
    for index in models.indices where models[index].followed == truck {
      models[index].show(line(of: truck))
    }
  }

  var facts: [Fact] {
    for (index, name) in ["first", "second"].enumerated() {
      Fact(
        "the \(name) display shows", displays[index].lines,
        is: models[index].lines,
        """
        a display should show the truck that it follows until that truck \
        closes, the display follows another truck, or the display is stopped
        """)
    }
    Fact(
      oldDisplay == nil,
      """
      the replaced display wasn't freed; only its loop can be keeping it \
      alive, so end that loop
      """)
    Fact(
      oldTruck == nil,
      """
      the replaced truck wasn't freed; no display follows it, so only a loop \
      that hasn't ended can be keeping it alive
      """)
  }
}
