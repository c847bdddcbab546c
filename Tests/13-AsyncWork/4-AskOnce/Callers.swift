@testable import AskOnce

extension AskOnceTests {
  /// A desk and its office, which has ended every request when a check is over.
  @MainActor
  final class Harbour {
    let office = Office()
    let desk: Desk

    init() { desk = Desk(office: office) }

    func end() { while !office.open.isEmpty { office.fail("over") } }

    isolated deinit { end() }
  }

  /// A board that calls for the departures from a pier.
  @MainActor
  final class Caller {
    private var outcomes: [String] = []
    private var task: Task<Void, Never>?

    init(
      of desk: Desk, _ pier: String, fresh: Bool = false, calls: Int = 1
    ) {
      task = Task {
        for _ in 1...calls {
          do {
            let times = try await desk.departures(from: pier, fresh: fresh)
            outcomes.append(times.joined(separator: ", "))
          } catch let failure as Office.Failure {
            outcomes.append("failed: \(failure.description)")
          } catch {
            outcomes.append("\(error)")
          }
        }
      }
    }

    /// What the caller has got, or that it waits.
    var outcome: String {
      outcomes.isEmpty ? "waits" : outcomes.joined(separator: " / ")
    }

    func cancel() { task?.cancel() }
  }
}
