import PlayKit
import ViewCore

let screens = [
  Screen("oven") {
    let oven = Oven()
    OvenLine(oven: oven)
    Button("180°") { oven.degrees = 180 }
    Button("On") { oven.isOn = true }
  },
  Screen("market") {
    Market(stall: Stall())
  },
  Screen("book") {
    Book()
  },
]
