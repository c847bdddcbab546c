import ViewCore

@testable import BookOnce

/// The booking of 13.3 and its office.
@MainActor
struct Counter {
  let office = Office()
  private let booking: Booking

  init() { booking = Booking(office: office) }

  var view: some View { BookingScreen(booking: booking) }
}
