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

  // TODO 1: The phase doesn't say which pier it belongs to.
  private(set) var phase = Phase.loading
  private let office: Office

  init(office: Office) { self.office = office }

  /// Asks the office for the departures from a pier.
  // TODO 2: After the wait, another question may have been asked.
  func load(from pier: String) async {
    phase = .loading
    do {
      phase = .shown(try await office.departures(from: pier))
    } catch is CancellationError {
    } catch {
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
  // TODO 3: Store here what Ask again needs, if it needs anything.

  var body: some View {
    VStack {
      Text(pier)
      Toggle("Only the next", isOn: $isShort)
      // TODO 4: Don't show the phase of a different pier.
      switch times.phase {
      case .loading:
        ProgressView("Loading")
      case .shown(let times):
        ForEach(isShort ? Array(times.prefix(1)) : times, id: \.self) { time in
          Text(time)
        }
      case .failed(let reason):
        Text("Failed: \(reason)")
      }
      // TODO 5: Ask for the same pier again.
      Button("Ask again") {}
    }
    // TODO 6: This asks for the first pier, and for no other.
    .task { await times.load(from: pier) }
  }
}
