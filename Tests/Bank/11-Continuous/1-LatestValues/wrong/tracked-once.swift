// onChange is called for every change.
// Refused by: it goes on, change after change
// Seen: painted was 10 donuts, then 9 donuts
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
  let (signals, signal) = AsyncStream<Void>.makeStream(
    bufferingPolicy: .bufferingNewest(1))
  signal.yield()
  withObservationTracking {
    _ = truck.text
  } onChange: {
    signal.yield()
  }
  var painted: String?
  for await _ in signals {
    let text = truck.text
    guard text != painted else { continue }
    painted = text
    await paint(text)
  }
}
