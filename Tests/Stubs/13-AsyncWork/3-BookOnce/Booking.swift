import ViewCore

/// The booking of one passenger. The app keeps it, whatever is on the screen.
@MainActor
@Observable
final class Booking {
  /// The ferry on which the passenger has a seat; nil if there's none. The
  /// counter at the pier sets it, too.
  var ferry: String?
  /// Whether the office refused the last request.
  private(set) var isRefused = false
  // TODO 1: A booking outlives the screen. Let the model own the work.
  private(set) var isUnderWay = false
  private let office: Office

  init(office: Office) { self.office = office }

  /// Books a seat on a ferry.
  // TODO 2: Nothing happens at the tap. The task starts in a later turn, and a
  // second call may come at each await.
  func book(_ ferry: String) async {
    do {
      try await office.book(ferry)
      isUnderWay = true
      self.ferry = ferry
      isUnderWay = false
    } catch {
      // TODO 3: If the ferry is shown before the answer, take it back here.
      isRefused = true
    }
  }
}

/// A booking, and two ferries to choose from.
///
///     Ferry: 9:10
///     Booking …
///     [Book 9:10]
///     [Book 9:40]
// TODO 4: The task belongs to the screen: it's cancelled with the screen, and
// starts again when the screen comes back.
struct BookingScreen: View {
  let booking: Booking
  @State private var wanted: String?

  var body: some View {
    VStack {
      Text("Ferry: \(booking.ferry ?? "none")")
      if booking.isUnderWay { ProgressView("Booking") }
      if booking.isRefused { Text("Refused") }
      Button("Book 9:10") { wanted = "9:10" }
      Button("Book 9:40") { wanted = "9:40" }
    }
    .task(id: wanted) {
      if let wanted { await booking.book(wanted) }
    }
  }
}
