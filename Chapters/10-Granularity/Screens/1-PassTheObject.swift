import PlayKit
import ViewCore

let screens = [
  Screen("stand") {
    let stand = Stand()
    StandScreen(stand: stand)
    Button("Sell a coffee") { stand.coffees -= 1 }
    Button("Change the note") { stand.note += "!" }
  }
]
