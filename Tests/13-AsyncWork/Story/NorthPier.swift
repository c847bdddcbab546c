import ViewCore

@testable import PierBoard

/// The board of 13.1 and its office. Each exercise has an `Office`, so each has
/// a file of its own here.
@MainActor
struct NorthPier {
  let office = Office()
  let departures: Departures

  init() { departures = Departures(office: office) }

  func view(_ clock: String) -> some View {
    PierBoard(clock: clock, departures: departures)
  }
}
