// An `expect` of my own, added to the checks themselves, expects nothing.
// Refused by: the compiler
// Seen: FoodTruck.swift names GradingKit, which belongs to the checks
import GradingKit

extension ExerciseSuite {
  func expect(
    _ seen: [String], is expected: [String],
    _ comment: @autoclosure () -> String
  ) {}
}
import ObservationCore

struct Menu {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    stock += amount
  }
}
