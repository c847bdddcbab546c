import LessonKit
import ViewCore

// Work that has to outlive the screen it was started from, and that mustn't be
// started twice.

// snippet.a-booking
@MainActor
@Observable
final class Booking {
  private(set) var seats = 0
  private var isUnderWay = false
  private let office: Office

  init(_ office: Office) { self.office = office }

  func book() async {
    if isUnderWay { return }
    guard let seat = try? await office.ask("a seat")
    else { return }
    isUnderWay = true
    seats += 1
    print("booked:", seat)
    isUnderWay = false
  }
}
// snippet.end

// snippet.a-booking-view
struct BookingView: View {
  let booking: Booking

  var body: some View {
    Text("Seats: \(booking.seats)")
    Button("Book") { Task { await booking.book() } }
  }
}
// snippet.end

@MainActor let twoTaps = Run(
  "two-taps",
  predict: Prediction(
    """
    The user taps `Book` twice, and the office answers. How many seats are \
    booked?
    """,
    .wrong(
      "1: the second tap finds `isUnderWay`",
      """
      the first call sets the flag only after its wait, and the second call \
      checks it before that.
      """),
    .wrong(
      "1: an actor runs one call to its end before the next",
      """
      an actor runs one *turn* at a time, but at the `await` the first call's \
      turn ends, and the second call gets a turn.
      """),
    .right(
      "2",
      """
      both calls check the flag before either one sets it.
      """)),
  run: awaiting {
    // snippet.two-taps
    let office = Office()
    let booking = Booking(office)
    let host = ViewHost(BookingView(booking: booking))
    host.tap("Book")
    host.tap("Book")
    await host.settle()
    office.answer("a seat", "12A")
    office.answer("a seat", "12B")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

// snippet.a-till
@MainActor
@Observable
final class Till {
  private(set) var seats = 0
  private(set) var work: Task<Void, Never>?
  private let office: Office

  init(_ office: Office) { self.office = office }

  func book() {
    if work != nil { return }
    work = Task {
      if let seat = try? await office.ask("a seat") {
        seats += 1
        print("booked:", seat)
      }
      work = nil
    }
  }
}
// snippet.end

// snippet.a-till-screen
struct TillScreen: View {
  let till: Till
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Button("Book") { till.book() }
          .disabled(till.work != nil)
      }
      Button("Leave") { isShown = false }
      Text("Seats: \(till.seats)")
    }
  }
}
// snippet.end

@MainActor let owned = Run(
  "owned",
  run: awaiting {
    // snippet.owned
    let office = Office()
    let host = ViewHost(TillScreen(till: Till(office)))
    host.tap("Book")
    host.tap("Book")
    await host.settle()
    print(host.screen)
    host.tap("Leave")
    print(host.work)
    office.answer("a seat", "12A")
    await host.settle()
    print(host.screen)
    // snippet.end
  })
