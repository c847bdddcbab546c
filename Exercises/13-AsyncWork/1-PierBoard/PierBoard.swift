import ViewCore

/// The departures from the North Pier.
@MainActor
@Observable
final class Departures {
  // TODO 1: An array can't say that it's loading, or why it failed.
  private(set) var times: [String] = []
  private let office: Office

  init(office: Office) { self.office = office }

  /// Asks the office for the departures.
  func load() async {
    // TODO 2: This takes a failure, and a cancelled request, for an answer
    // without departures.
    times = (try? await office.departures(from: "North")) ?? []
  }
}

/// A board at the pier.
///
///     North Pier, 9:02
///     Loading …
struct PierBoard: View {
  let clock: String
  let departures: Departures
  // TODO 3: Store here what Try again needs, if it needs anything.

  var body: some View {
    VStack {
      Text("North Pier, \(clock)")
      // TODO 4: Show the four pictures of the task.
      ForEach(departures.times, id: \.self) { time in Text(time) }
    }
    // TODO 5: No task loads the departures.
  }
}
