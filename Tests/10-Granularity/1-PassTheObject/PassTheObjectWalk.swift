import GradingKit
import Testing
import ViewGrading

@testable import PassTheObject

extension PassTheObjectTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(StandsWalk.self)
  }
}

/// Two stands, a screen that is given one or the other, and a second screen of
/// the first.
private final class StandsWalk: ViewWalk {
  private struct Model {
    var donuts = 12
    var coffees = 20
    var note = "fresh today"

    var screen: String {
      "Dot's stand\nNote: \(note)\nDonuts: \(donuts)\nCoffees: \(coffees)\n[Sell]"
    }
  }

  let host: TestHost
  private let second: TestHost
  private let stands = [Stand(), Stand()]
  private var models = [Model(), Model()]
  private var shown = 0
  /// How many bodies may be evaluated for the last move; nil if any number.
  private var most: Int?

  init() {
    let first = stands[0]
    host = TestHost(Parent(first, stands[1]) { StandScreen(stand: $0) })
    second = TestHost(StandScreen(stand: first))
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      for number in [3, 12, 40] {
        change(
          index,
          "the donuts of the \(of) stand were set to \(number)", 2
        ) {
          self.models[index].donuts = number
          self.stands[index].donuts = number
        }
      }
      for number in [3, 20, 0] {
        change(
          index,
          "the coffees of the \(of) stand were set to \(number)", 2
        ) {
          self.models[index].coffees = number
          self.stands[index].coffees = number
        }
      }
      for note in ["fresh today", "half price", ""] {
        change(index, "the \(of) stand's note was set to \"\(note)\"", 1) {
          self.models[index].note = note
          self.stands[index].note = note
        }
      }
    }
    if models[shown].donuts > 1 {
      Move("Sell was tapped") {
        self.most = 2
        self.models[self.shown].donuts -= 1
        try self.host.press("Sell")
        self.second.perform {}
      }
    }
    Move("the screen was passed the other stand") {
      self.most = nil
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  private func change(
    _ index: Int, _ name: String, _ most: Int, _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      self.most = index == self.shown ? most : 0
      self.host.perform(change)
      self.second.perform {}
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: models[shown].screen,
      "it should show the current values of the stand that it was passed")
    Fact(
      "a second screen of the first stand shows", second.screen,
      is: models[0].screen, "every screen should follow its stand")
    Fact(
      "the numbers of donuts at the stands are", stands.map(\.donuts),
      is: models.map(\.donuts),
      "Sell should take a donut from the stand on the screen")
    if let most {
      Fact(
        "the number of evaluations of StandScreen and Shelf is",
        host.count(of: StandScreen.self) + host.count(of: Shelf.self),
        isAtMost: 0,
        "StandScreen and Shelf should pass the stand along, and not read it")
      bodies(
        atMost: most,
        "only a view that shows the change should be evaluated")
    }
  }
}
