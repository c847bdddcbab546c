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
  // Why 1: the model owns the work, since the model stays when a screen leaves.
  // The task is also the flag: a booking is under way while there's a task.
  // Also works: a Bool that's set at the tap, and reset after every answer.
  private var work: Task<Void, Never>?
  var isUnderWay: Bool { work != nil }
  private let office: Office

  init(office: Office) { self.office = office }

  /// Books a seat on a ferry.
  // Why 2: without `async`, all of this happens in the turn of the tap, so the
  // screen shows it at once, and a second tap finds the task. Only waiting is
  // left to the task.
  func book(_ ferry: String) {
    if isUnderWay { return }
    let previous = self.ferry
    self.ferry = ferry
    isRefused = false
    work = Task {
      do {
        try await office.book(ferry)
      } catch {
        isRefused = true
        // Why 3: what was true at the tap may have changed during the wait. A
        // refusal only takes back the ferry that the tap has set.
        // Also works: store the confirmed ferry and the requested ferry
        // separately, and let `ferry` be the requested ferry if there is one.
        if self.ferry == ferry { self.ferry = previous }
      }
      work = nil
    }
  }
}

/// A booking, and two ferries to choose from.
///
///     Ferry: 9:10
///     Booking …
///     [Book 9:10]
///     [Book 9:40]
// Why 4: the buttons only call the model. The screen has no task that ends with
// the screen, or that starts again when it comes back.
struct BookingScreen: View {
  let booking: Booking

  var body: some View {
    VStack {
      Text("Ferry: \(booking.ferry ?? "none")")
      if booking.isUnderWay { ProgressView("Booking") }
      if booking.isRefused { Text("Refused") }
      Button("Book 9:10") { booking.book("9:10") }
      Button("Book 9:40") { booking.book("9:40") }
    }
  }
}
