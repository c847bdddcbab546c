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

private struct Controls: View {
  var body: some View {
    Text("Shop")
    Button {
    } label: {
      HStack {
        Text("Open")
        Text("+1")
      }
    }
    Toggle("Lights", isOn: .constant(true))
    Toggle("Heating", isOn: .constant(false))
    TextField("Name", text: .constant("Ann"))
    TextField("", text: .constant("Bea"))
    HStack {
      Text("Soup")
      Button("-") {}
      Button("+") {}
    }
    HStack {
      Toggle("", isOn: .constant(false))
      Toggle("", isOn: .constant(true))
    }
  }
}

@MainActor @Suite struct KnownHostsTests {
  @Test func `a tool sees each host that is made`() {
    defer { ViewHost.isMade = nil }
    var made: [ViewHost] = []
    ViewHost.isMade = { made.append($0) }
    let host = ViewHost(KnownView(known: Known()))
    #expect(made.count == 1)
    #expect(made.first === host)
  }

  @Test func `a program can get drawings and tables in words`() {
    defer { ViewHost.inWords = nil }
    let host = ViewHost(KnownView(known: Known()))
    let (drawing, table) = (host.drawing, host.table)
    #expect(drawing == host.drawn)
    ViewHost.inWords = { "in words: \($0)" }
    #expect(host.drawing == "in words: \(drawing)")
    #expect(host.table == "in words: \(table)")
    #expect(host.drawn == drawing)
  }

  @Test func `the screen in words says what each control is`() {
    let host = ViewHost(Controls())
    #expect(
      host.screen == """
        Shop
        [Open +1]
        [x] Lights
        [ ] Heating
        Name: Ann_
        Bea_
        Soup [-] [+]
        [ ] [x]
        """)
    #expect(
      host.spokenScreen == """
        Shop
        button Open +1
        switch Lights, on
        switch Heating, off
        field Name: Ann
        field Bea
        Soup, button -, button +
        switch off, switch on
        """)
  }

  @Test func `a name that all hosts know is in the log`() {
    defer { ViewHost.nameOfProperty = nil }
    let known = Known()
    func cause() -> String? {
      let host = ViewHost(KnownView(known: known))
      host.reset()
      host.perform { known.first += 1 }
      return host.evaluations.first?.cause
    }
    #expect(cause() == "property Known.first or second")
    ViewHost.nameOfProperty = { $0 == \Known.first ? "first" : nil }
    #expect(cause() == "property Known.first")
  }
}
