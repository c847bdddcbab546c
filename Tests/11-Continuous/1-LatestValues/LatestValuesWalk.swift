import GradingKit
import Testing

@testable import LatestValues

extension LatestValuesTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(SignWalk.self)
  }
}

/// A truck with two signs. The second painter may take a while.
private final class SignWalk: LaterWalk {
  /// The texts that have to be painted on a sign, one after the other.
  private struct Sign {
    var texts: [String] = []
    var holds = false
    var isAtWork = false

    mutating func show(_ text: String) {
      guard !isAtWork, text != texts.last else { return }
      texts.append(text)
      isAtWork = holds
    }
  }

  private let truck = FoodTruck()
  private let painters = [Painter(), Painter()]
  private let tasks: [Task<Void, Never>]
  private var isOpen = false { didSet { show() } }
  private var donuts = 10 { didSet { show() } }
  private var signs = [Sign(), Sign(holds: true)]

  init() {
    painters[1].holds = true
    tasks = painters.map { [truck] painter in
      Task { await keepPainting(truck) { await painter.paint($0) } }
    }
    show()
  }

  private func show() {
    for index in signs.indices {
      signs[index].show(isOpen ? "\(donuts) donuts" : "closed")
    }
  }

  func end() {
    painters[1].holds = false
    for task in tasks { task.cancel() }
  }

  var moves: [Move] {
    for isOpen in [true, false] {
      Move("the truck was \(isOpen ? "opened" : "closed")") {
        self.truck.isOpen = isOpen
        self.isOpen = isOpen
      }
    }
    for donuts in [7, 0, -1] {
      Move("the truck's donuts were set to \(donuts)") {
        self.truck.donuts = donuts
        self.donuts = donuts
      }
    }
    if isOpen {
      Move("the truck was closed and opened in one turn") {
        self.truck.isOpen = false
        self.truck.isOpen = true
      }
    }
    if signs[1].holds {
      Move("the second sign's painter resumed") {
        self.signs[1].holds = false
        self.signs[1].isAtWork = false
        self.show()
        self.painters[1].holds = false
      }
    } else {
      Move("the second sign's painter paused") {
        self.signs[1].holds = true
        self.painters[1].holds = true
      }
    }
  }

  var facts: [Fact] {
    Fact(
      """
      the texts painted on the first sign are
      """, painters[0].texts, is: signs[0].texts,
      "each text that differs from the text on the sign should be painted")
    Fact(
      """
      the texts painted on the second sign are
      """, painters[1].texts, is: signs[1].texts,
      """
      only one text should be painted at a time, and when paint returns, the \
      text that's current then should be painted next
      """)
    Fact(
      """
      the most calls of paint that ran at once, for each sign, were
      """, painters.map(\.mostAtOnce), is: [1, 1],
      "only one call should run at a time for each sign")
  }
}
