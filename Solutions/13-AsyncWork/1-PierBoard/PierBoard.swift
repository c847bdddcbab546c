import ViewCore

/// The departures from the North Pier.
@MainActor
@Observable
final class Departures {
  // Why 1: with one value, a failure can't be shown beside an old list, and an
  // empty list isn't taken for a list that hasn't arrived yet.
  enum Phase {
    case loading
    case shown([String])
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private let office: Office

  init(office: Office) { self.office = office }

  /// Asks the office for the departures.
  func load() async {
    // Why 2: Loading … replaces only a failure, while a list stays until the
    // next answer arrives. If the task was cancelled, no one needs the answer,
    // so the phase stays as it is.
    // Also works: `catch is CancellationError {}`, with this office.
    if case .failed = phase { phase = .loading }
    do {
      phase = .shown(try await office.departures(from: "North"))
    } catch {
      if Task.isCancelled { return }
      phase = .failed("\(error)")
    }
  }
}

/// A board at the pier.
///
///     North Pier, 9:02
///     Loading …
struct PierBoard: View {
  let clock: String
  let departures: Departures
  // Why 3: the button only counts. The view's task does the work, so it's
  // cancelled when the board disappears. A `Task` that the button creates would
  // go on.
  @State private var attempt = 1

  var body: some View {
    VStack {
      Text("North Pier, \(clock)")
      // Why 4: the compiler demands a case for each phase.
      switch departures.phase {
      case .loading:
        ProgressView("Loading")
      case .shown([]):
        Text("No departures")
      case .shown(let times):
        ForEach(times, id: \.self) { time in Text(time) }
      case .failed(let reason):
        Text("Failed: \(reason)")
        Button("Try again") { attempt += 1 }
      }
    }
    // Why 5: the stack stays while its lines change. The task of a line would
    // be cancelled when the line disappears.
    .task(id: attempt) { await departures.load() }
  }
}
