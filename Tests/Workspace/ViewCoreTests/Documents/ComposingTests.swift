// What a body can consist of. The document names the kinds of statement, but
// leaves out two views, because they use Core Data, which we don't have. What we
// can show is that a part in a separate file has its own state.

import Testing
import ViewCore

private enum Weekday { case monday, friday, sunday }

private struct Bakery: View {
  var isOpen = true
  var baker: String? = "Ida"
  var today = Weekday.friday

  var body: some View {
    if isOpen {
      Text("open")
    } else {
      Text("closed")
    }
    if !isOpen { Text("come back tomorrow") }
    Text(isOpen ? "come in" : "stay out")
    ForEach(0..<2) { index in Text("oven \(index)") }
    ForEach(["rye", "spelt"], id: \.self) { Text($0) }
    switch today {
    case .monday: Text("rolls")
    case .friday: Text("plaits")
    case .sunday: Text("cake")
    }
    if let baker { Text("by \(baker)") }
    let price = 3
    Text("from \(price)")
  }
}

private struct Side: View {
  var body: some View {
    Text("side")
    InsideList()
  }
}

private struct InsideList: View {
  @State var rows = 1
  var body: some View {
    Button("more") { rows += 1 }
    ForEach(0..<rows, id: \.self) { Text("row \($0)") }
  }
}

@MainActor @Suite struct ComposingTests {
  @Test func `the statements of a body`() {
    #expect(
      ViewHost(Bakery()).screen == """
        open
        come in
        oven 0
        oven 1
        rye
        spelt
        plaits
        by Ida
        from 3
        """)
    #expect(
      ViewHost(Bakery(isOpen: false, baker: nil, today: .sunday)).screen == """
        closed
        come back tomorrow
        stay out
        oven 0
        oven 1
        rye
        spelt
        cake
        from 3
        """)
  }

  @Test func `a view of the file's own is evaluated by itself`() {
    let host = ViewHost(Side())
    host.reset()
    host.tap("more")
    #expect(host.takeEvaluations() == ["InsideList: state rows"])
    #expect(host.screen == "side\n[more]\nrow 0\nrow 1")
  }
}
