import ViewCore

@testable import AskOnce

/// Two lines that share the desk of 13.4, and its office.
@MainActor
struct Lobby {
  let office = Office()
  private let desk: Desk

  init() { desk = Desk(office: office) }

  func view(_ name: String) -> some View { Line(desk: desk, name: name) }
}

private struct Line: View {
  let desk: Desk
  let name: String
  @State private var text = "Loading …"

  var body: some View {
    Text("\(name): \(text)").task {
      let times = try? await desk.departures(from: "East")
      text = times?.joined(separator: ", ") ?? "closed"
    }
  }
}
