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
  // TODO 1: The sign is painted once, and never again.
  await paint(truck.text)
}
