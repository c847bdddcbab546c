import ViewCore

/// The departures from the pier that was asked about last.
@MainActor
@Observable
final class Times {
  enum Phase {
    case loading
    case shown([String])
    case failed(String)
  }

  // Why 1: a phase belongs to a pier. When the pier of the view changes, the
  // body is evaluated before the new task has had a turn, and it must not show
  // the phase of the old pier.
  private var pier = ""
  private var phase = Phase.loading
  func phase(of pier: String) -> Phase {
    pier == self.pier ? phase : .loading
  }
  private let office: Office

  init(office: Office) { self.office = office }

  /// Asks the office for the departures from a pier.
  // Why 2: during the wait, another question may have been asked. Then this
  // task was cancelled, which the office may not have noticed. No other code
  // runs between the check and the change. Comparing piers isn't enough:
  // after North, South, North there are two answers for North.
  // Also works: a number for each question, compared after the wait.
  func load(from pier: String) async {
    (self.pier, phase) = (pier, .loading)
    do {
      let times = try await office.departures(from: pier)
      try Task.checkCancellation()
      phase = .shown(times)
    } catch {
      if Task.isCancelled { return }
      phase = .failed("\(error)")
    }
  }
}

/// The times of a pier.
///
///     North
///     [ ] Only the next
///     9:10
///     9:40
///     [Ask again]
struct PierTimes: View {
  let pier: String
  let times: Times
  @State private var isShort = false
  // Why 3: a question is a pier and a number, so the same pier can be asked
  // about again.
  @State private var attempt = 1

  var body: some View {
    VStack {
      Text(pier)
      Toggle("Only the next", isOn: $isShort)
      // Why 4: the title and the phase belong to the same pier.
      switch times.phase(of: pier) {
      case .loading:
        ProgressView("Loading")
      case .shown(let times):
        ForEach(isShort ? Array(times.prefix(1)) : times, id: \.self) { time in
          Text(time)
        }
      case .failed(let reason):
        Text("Failed: \(reason)")
      }
      // Why 5: the view's task does the work, so the next question cancels it.
      Button("Ask again") { attempt += 1 }
    }
    // Why 6: a different id cancels the old task and starts a new one. `.id`
    // would do that, too, but it would reset the toggle.
    .task(id: [pier, "\(attempt)"]) { await times.load(from: pier) }
  }
}
