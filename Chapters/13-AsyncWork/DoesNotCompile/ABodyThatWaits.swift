import ViewCore

@MainActor
final class Office {
  func ask(_ question: String) async throws -> String { question }
}

// snippet.a-body-that-waits
struct TimesView: View {
  let office: Office

  var body: some View {
    Text(try await office.ask("North"))
  }
}
// snippet.end
