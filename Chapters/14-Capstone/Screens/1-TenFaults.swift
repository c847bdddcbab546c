import PlayKit
import ViewCore

let screens = [
  Screen("truck") {
    let evening = Evening(defaults: Defaults())
    TruckScreen(evening: evening, account: Account(name: "Ann"))
    HStack {
      Button("Run the agenda") { evening.agenda.run() }
      Button("Look behind the screen") {
        print("sign:", evening.sign.lines)
        print("archive:", evening.archive.entries)
        print("cash book:", evening.book.lines)
      }
      Button("Close the evening") { evening.close() }
    }
  }
]
