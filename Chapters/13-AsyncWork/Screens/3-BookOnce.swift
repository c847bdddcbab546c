import PlayKit
import ViewCore

let screens = [
  Screen("booking") {
    let office = Office()
    let booking = Booking(office: office)
    Visit(booking: booking)
    Button("The office confirms") { office.confirm() }
    Button("The office refuses") { office.refuse() }
    Button("The counter sets 10:00") { booking.ferry = "10:00" }
  }
]

/// A screen that the passenger leaves and comes back to.
struct Visit: View {
  let booking: Booking
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { BookingScreen(booking: booking) }
      Button(isThere ? "Leave" : "Come back") { isThere.toggle() }
    }
  }
}
