import PlayKit
import ViewCore

let screens = [
  Screen("menu") {
    MenuScreen()
  }
]
