import GradingKit
import Testing
import ViewGrading

@testable import BookOnce

extension BookOnceTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BookingWalk.self)
  }
}

/// One booking on two screens, the first of which leaves and comes back.
private final class BookingWalk: ViewWalk, LaterWalk {
  let host: TestHost
  private let second: TestHost
  private let booking: Booking
  private let harbour = BookOnceTests.Harbour()

  private var ferry: String?
  private var asked: [String] = []
  private var isRefused = false
  private var isThere = true
  /// What a refusal brings back; nil if nothing is under way.
  private var previous: String??
  /// Whether the counter has set the ferry since the tap.
  private var isChanged = false
  /// What the screen showed when a button had been tapped.
  private var atTap: String?

  init() {
    let booking = Booking(office: harbour.office)
    self.booking = booking
    host = TestHost(Parent(booking, booking) { BookingScreen(booking: $0) })
    second = TestHost(BookingScreen(booking: booking))
  }

  func look() async {
    host.perform {}
    second.perform {}
  }

  func end() { harbour.end() }

  func begin() {
    host.reset()
    atTap = nil
  }

  var moves: [Move] {
    for ferry in ["9:10", "9:40"] where ferry != self.ferry {
      if isThere { tap(ferry, host, "") }
      tap(ferry, second, " on the second screen")
      if isThere {
        Move("Book \(ferry) was tapped on both screens in one turn") {
          try self.host.press("Book \(ferry)")
          try self.second.press("Book \(ferry)")
          self.book(ferry)
        }
      }
    }
    if previous != nil {
      Move("the office confirmed the booking") {
        self.previous = nil
        self.harbour.office.confirm()
      }
      Move("the office refused the booking") {
        if !self.isChanged, let previous = self.previous {
          self.ferry = previous
        }
        self.previous = nil
        self.isRefused = true
        self.harbour.office.refuse()
      }
    }
    for ferry in ["9:10", "9:40", "10:00", nil]
    where previous == nil || ferry != asked.last {
      Move("the counter set the ferry to \(ferry ?? "none")") {
        self.ferry = ferry
        self.isChanged = true
        self.booking.ferry = ferry
      }
    }
    Move(
      isThere
        ? """
        the first screen disappeared
        """ : "the first screen came back"
    ) {
      self.isThere.toggle()
      try self.host.press("Close")
    }
  }

  private func tap(
    _ ferry: String, _ host: TestHost, _ place: String
  ) -> Move {
    Move("Book \(ferry) was tapped\(place)") {
      try host.press("Book \(ferry)")
      self.book(ferry)
      self.atTap = host.bookingStatus
    }
  }

  private func book(_ ferry: String) {
    if previous != nil { return }
    previous = self.ferry
    asked.append(ferry)
    self.ferry = ferry
    (isRefused, isChanged) = (false, false)
  }

  private var status: String {
    let lines = [
      "Ferry: \(ferry ?? "none")", previous == nil ? nil : "Booking …",
      isRefused ? "Refused" : nil,
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  var facts: [Fact] {
    if let atTap {
      Fact(
        "in the turn of the tap, the screen showed", atTap, is: status,
        """
        a task starts in a later turn, so make the change in the turn of the tap
        """)
    }
    Fact(
      "the first screen shows", host.bookingStatus, is: isThere ? status : "",
      """
      a screen should show the ferry of the last tap, until the office refuses \
      that ferry or the counter sets a different one
      """)
    Fact(
      "the second screen shows", second.bookingStatus, is: status,
      "all screens of a booking should show the same lines")
    Fact(
      "the office was asked for", harbour.office.asked, is: asked,
      """
      a tap should ask once, unless a request is open; nothing else should ask
      """)
    Fact(
      "open requests:", harbour.office.open.count, is: previous == nil ? 0 : 1,
      "a request should stay open until the office answers")
  }
}
