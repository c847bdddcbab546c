import PlayKit
import ViewCore

let screens = [
  Screen("stall") {
    Stall()
  },
  Screen("kiosk") {
    Kiosk()
  },
  Screen("fair") {
    Fair()
  },
]
