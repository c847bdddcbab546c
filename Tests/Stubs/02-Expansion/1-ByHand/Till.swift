import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far.
///
/// Scanning the same donut twice makes two scans, and the display blinks for
/// each of them: every assignment is reported, whatever the new value.
///
///     withObservationTracking {
///       print(till.lastItem)                // Glazed
///     } onChange: {
///       print("the display blinks")
///     }
///     till.lastItem = "Glazed"              // the display blinks
// TODO 1: Make the till observable by hand: add the protocol, and the registrar
// that keeps track of the observers.
final class Till {
  // TODO 2: Write what the macro would make of both variables, but report every
  // assignment. Don't change their names and types.
  var lastItem = ""
  var cents = 0

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
