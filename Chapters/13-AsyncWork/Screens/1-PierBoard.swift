import PlayKit
import ViewCore

@MainActor let screens = [
  Screen("board") {
    let office = Office()
    Pier(departures: Departures(office: office))
    OfficeView(office: office)
  }
]

/// A board that can be left, and that comes back with the same departures.
private struct Pier: View {
  let departures: Departures
  @State private var isThere = true
  @State private var minute = 10

  var body: some View {
    VStack {
      if isThere { PierBoard(clock: "9:\(minute)", departures: departures) }
      Button("Wait a minute") { minute += 1 }
      Button(isThere ? "Leave" : "Come back") { isThere.toggle() }
    }
  }
}

/// The other end of the line.
private struct OfficeView: View {
  let office: Office

  var body: some View {
    VStack {
      Button("Answer") { office.answer(["9:10", "9:40"]) }
      Button("Answer: none") { office.answer([]) }
      Button("Fail") { office.fail("fog") }
    }
  }
}
