import PlayKit
import ViewCore

let screens = [
  Screen("piers") {
    let office = Office()
    PiersView(board: Board(office))
    OfficeView(office: office)
  },
  Screen("booking") {
    let office = Office()
    TillScreen(till: Till(office))
    OfficeView(office: office)
  },
]

/// The other end of the line.
struct OfficeView: View {
  let office: Office

  var body: some View {
    VStack {
      Button("Answer North") { office.answer("North", "9:10, 9:40") }
      Button("Answer South") { office.answer("South", "10:15") }
      Button("Give a seat") { office.answer("a seat", "12A") }
      Button("Don't listen") { office.listens = false }
    }
  }
}
