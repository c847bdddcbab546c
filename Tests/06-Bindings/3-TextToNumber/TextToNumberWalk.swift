import GradingKit
import Testing
import ViewGrading

@testable import TextToNumber

extension TextToNumberTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(FieldsWalk.self)
  }
}

/// Two orders on one screen, each with its field.
final class FieldsWalk: ViewWalk {
  /// What an order and its field have to show.
  private struct Model {
    var pieces = 12
    var rejected: String?

    var screen: String {
      """
      Pieces: \(rejected ?? "\(pieces)")_
      \(rejected.map { "\($0) isn't a number\n" } ?? "")\(pieces) donuts
      """
    }
  }

  let host: TestHost
  private let orders = [Order(), Order()]
  private var models = [Model(), Model()]

  init() {
    host = TestHost { [orders] in
      OrderScreen(order: orders[0])
      OrderScreen(order: orders[1])
    }
  }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      for text in ["30", "12", "0", "1200", "a dozen", "", "1.5"] {
        Move("\"\(text)\" was pasted into the \(name) field") {
          try self.host.paste(text, into: "Pieces", at: index)
          if let number = Int(text) {
            self.models[index] = Model(pieces: number)
          } else {
            self.models[index].rejected = text
          }
        }
      }
      // The task leaves open what a field with text in it shows.
      if models[index].rejected == nil {
        for pieces in [0, 12, 2400] {
          Move("the \(name) order was changed to \(pieces) pieces") {
            self.host.perform { self.orders[index].pieces = pieces }
            self.models[index].pieces = pieces
          }
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      """
      the pieces of the orders are
      """, orders.map(\.pieces), is: models.map(\.pieces),
      """
      a number should be set, and text that isn't a number shouldn't set \
      anything
      """)
    Fact(
      "the screen shows", host.screen,
      is: "\(models[0].screen)\n\(models[1].screen)",
      """
      a field should show its order's number, or the typed text if that text \
      isn't a number
      """)
  }
}
