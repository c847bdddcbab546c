import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var isOpen = false
  var donuts = 10

  /// The text for the sign.
  var text: String {
    looks += 1
    return isOpen ? "\(donuts) donuts" : "closed"
  }

  /// How often the text was read.
  @ObservationIgnored private(set) var looks = 0
}

/// Paints the sign of a truck: immediately, and whenever its text changes.
///
///     Task { await keepPainting(truck) { await painter.paint($0) } }
///                              // closed
///     truck.isOpen = true      // 10 donuts
///     truck.donuts = 9         // 9 donuts
///
/// - Parameter paint: Takes the text, and may need time. The truck may change
///   in the meantime.
@MainActor
func keepPainting(
  _ truck: FoodTruck, paint: @MainActor (String) async -> Void
) async {
  // Why: the loop waits while `paint` runs. Then it asks for the next element.
  // If anything has changed since the last element, the closure reads the
  // current text, so the loop skips the texts in between, but never the latest.
  // An element means that something was set, not that the text is new, so each
  // text is compared with the text on the sign.
  // Also works: calling `withObservationTracking` yourself, with a stream that
  // `onChange` wakes.
  var painted: String?
  for await text in Observations({ truck.text }) where text != painted {
    painted = text
    await paint(text)
  }
}
