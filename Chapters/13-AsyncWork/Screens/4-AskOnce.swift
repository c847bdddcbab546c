import PlayKit
import ViewCore

let screens = [
  Screen("two boards") {
    let office = Office()
    let desk = Desk(office: office)
    BoardLine(name: "Kiosk", desk: desk)
    BoardLine(name: "Pier", desk: desk)
    OfficeLine(office: office)
  }
]

/// A board that leaves, comes back and asks again.
struct BoardLine: View {
  let name: String
  let desk: Desk
  @State private var isOpen = true

  var body: some View {
    VStack {
      if isOpen { Departures(name: name, desk: desk) }
      Button("\(isOpen ? "Close" : "Open") \(name)") { isOpen.toggle() }
    }
  }
}

struct Departures: View {
  let name: String
  let desk: Desk
  @State private var text = "Loading …"
  @State private var attempt = 0

  var body: some View {
    VStack {
      Text("\(name): \(text)")
      Button("Fresh for \(name)") { attempt += 1 }
    }
    .task(id: attempt) {
      do {
        let times = try await desk.departures(from: "North", fresh: attempt > 0)
        text = times.joined(separator: ", ")
      } catch {
        if !Task.isCancelled { text = "\(error)" }
      }
    }
  }
}

/// The other end of the line: the number of requests isn't observed, so the
/// buttons write it down.
struct OfficeLine: View {
  let office: Office
  @State private var answers = 0

  var body: some View {
    VStack {
      Text("Answers: \(answers)")
      Button("The office answers") {
        answers += 1
        office.answer(["9:\(10 + answers)"])
      }
      Button("The office fails") { office.fail("fog") }
    }
  }
}
