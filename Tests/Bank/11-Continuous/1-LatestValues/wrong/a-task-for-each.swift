// A task for each value keeps the loop from missing changes while it waits for
// the painter.
// Refused by: the compiler
// Seen: escaping closure captures non-escaping parameter 'paint'
import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var isOpen = false
  var donuts = 10

  /// What the sign says.
  var text: String {
    looks += 1
    return isOpen ? "\(donuts) donuts" : "closed"
  }

  /// How often somebody has asked for the text.
  @ObservationIgnored private(set) var looks = 0
}

/// Paints the sign of a truck: at once, and whenever its text has become
/// another.
///
///     Task { await keepPainting(truck) { await painter.paint($0) } }
///                              // closed
///     truck.isOpen = true      // 10 donuts
///     truck.donuts = 9         // 9 donuts
///
/// - Parameter paint: Is handed the text, and takes its time. Meanwhile the
///   truck may change.
@MainActor
func keepPainting(
  _ truck: FoodTruck, paint: @MainActor (String) async -> Void
) async {
  var painted: String?
  for await text in Observations({ truck.text }) where text != painted {
    painted = text
    Task { await paint(text) }
  }
}
