import ViewCore

/// A desk between the boards and the office. It asks once for all boards that
/// want the departures from a pier at the same time.
///
///     let desk = Desk(office: office)
///     // The board at the kiosk, which comes first: the office is asked.
///     let times = try await desk.departures(from: "North")
///     // Meanwhile, the board at the pier: it waits for the same answer.
///     let times = try await desk.departures(from: "North")
@MainActor
final class Desk {
  private let office: Office
  // TODO 1: Keep the requests that are open here.

  init(office: Office) { self.office = office }

  /// The departures from a pier, as the office knows them.
  ///
  /// - Parameter fresh: Whether the office is asked even if a request is open.
  /// - Throws: The error of the office.
  func departures(
    from pier: String, fresh: Bool = false
  ) async throws -> [String] {
    // TODO 2: Each call asks the office. Wait for a request that's open instead.
    // TODO 3: Who removes a request when it has ended, and which one?
    try await office.departures(from: pier)
  }
}
