import Testing
import ViewCore

@Observable
private final class Known {
  var first = 1
  var second = 2
}

private struct KnownView: View {
  let known: Known
  var body: some View { Text("\(known.first)") }
}

@MainActor @Suite struct KnownHostsTests {
  @Test func `a host that is made is told of`() {
    defer { ViewHost.isMade = nil }
    var made: [ViewHost] = []
    ViewHost.isMade = { made.append($0) }
    let host = ViewHost(KnownView(known: Known()))
    #expect(made.count == 1)
    #expect(made.first === host)
  }

  @Test func `a name that all hosts know is in the log`() {
    defer { ViewHost.knownNames = [:] }
    let known = Known()
    func cause() -> String? {
      let host = ViewHost(KnownView(known: known))
      host.reset()
      host.perform { known.first += 1 }
      return host.evaluations.first?.cause
    }
    #expect(cause() == "property Known.first or second")
    ViewHost.knownNames = [\Known.first: "first"]
    #expect(cause() == "property Known.first")
  }
}
