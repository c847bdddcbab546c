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
  // Why 1: the desk owns the requests, so a caller that's cancelled only stops
  // waiting. A pier has one entry: its newest request, while that's open.
  private var requests: [String: Request] = [:]
  private var count = 0
  private struct Request {
    let number: Int
    let task: Task<[String], any Error>
  }

  init(office: Office) { self.office = office }

  /// The departures from a pier, as the office knows them.
  ///
  /// - Parameter fresh: Whether the office is asked even if a request is open.
  /// - Throws: The error of the office.
  func departures(
    from pier: String, fresh: Bool = false
  ) async throws -> [String] {
    // Why 2: the entry is looked up and stored in one turn, without an `await`
    // in between. So the second call finds the entry, however soon it comes.
    if !fresh, let request = requests[pier] {
      return try await request.task.value
    }
    count += 1
    let number = count
    let task = Task {
      // Why 3: the request removes its entry itself, before any caller gets the
      // answer, and after a failure, too. A fresh request may have replaced the
      // entry; the number shows which request the entry belongs to.
      // Also works: an object for each request, compared with `===`.
      defer { if requests[pier]?.number == number { requests[pier] = nil } }
      return try await office.departures(from: pier)
    }
    requests[pier] = Request(number: number, task: task)
    return try await task.value
  }
}
