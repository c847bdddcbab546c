import PlayKit
import ViewCore

@MainActor let screens = [
  Screen("piers") {
    let office = Office()
    Passenger(times: Times(office: office))
    OfficeView(office: office)
  }
]

/// A user who can't decide on a pier.
private struct Passenger: View {
  let times: Times
  @State private var pier = "North"
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { PierTimes(pier: pier, times: times) }
      Button("Go to the other pier") {
        pier = pier == "North" ? "South" : "North"
      }
      Button(isThere ? "Leave" : "Come back") { isThere.toggle() }
    }
  }
}

/// The other end of the line. Each answer has later times.
private struct OfficeView: View {
  let office: Office
  @State private var listens = true
  @State private var hour = 9

  var body: some View {
    VStack {
      Button("Answer the oldest request") { answer(0) }
      Button("Answer the newest request") { answer(office.open.count - 1) }
      Button("Fail the oldest request") { office.fail("fog") }
      Toggle(
        "The office listens",
        isOn: Binding(get: { listens }, set: { listen($0) }))
    }
  }

  private func answer(_ index: Int) {
    guard office.open.indices.contains(index) else { return }
    let pier = office.open[index]
    office.answer(["\(hour):10 \(pier)", "\(hour):40 \(pier)"], at: index)
    hour += 1
  }

  private func listen(_ listens: Bool) {
    self.listens = listens
    office.listens = listens
  }
}
