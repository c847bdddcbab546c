// `@Observable` in front of the class announces every assignment, equal or not.
// Refused by: an equal item is announced, too
// Seen: onChange did not run
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
@Observable
final class Till {
  var lastItem = ""
  var cents = 0

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
