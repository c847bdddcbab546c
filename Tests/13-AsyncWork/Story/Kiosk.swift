import ViewCore

@testable import AnotherPier

/// The times of 13.2, for the pier that a passenger has picked, and their
/// office, which doesn't listen.
@MainActor
struct Kiosk {
  let office = Office()
  private let times: Times

  init() {
    office.listens = false
    times = Times(office: office)
  }

  func view(_ pier: String) -> some View {
    PierTimes(pier: pier, times: times)
  }
}
