import PlayKit
import ViewCore

let screens = [
  Screen("truck") {
    let evening = Evening(defaults: Defaults())
    TruckScreen(evening: evening, account: Account(name: "Ann"))
    Button("Run the agenda") { evening.agenda.run() }
  }
]
