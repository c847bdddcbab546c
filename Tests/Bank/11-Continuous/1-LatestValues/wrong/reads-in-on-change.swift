// When onChange runs, the new text is there.
// Refused by: a new text is painted
// Seen: painted was closed
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
  let (texts, changed) = AsyncStream<String>.makeStream(
    bufferingPolicy: .bufferingNewest(1))
  tell(changed, of: truck)
  var painted: String?
  for await text in texts where text != painted {
    painted = text
    await paint(text)
  }
}

@MainActor
private func tell(
  _ changed: AsyncStream<String>.Continuation, of truck: FoodTruck
) {
  let text = withObservationTracking {
    truck.text
  } onChange: {
    MainActor.assumeIsolated { tell(changed, of: truck) }
  }
  changed.yield(text)
}
