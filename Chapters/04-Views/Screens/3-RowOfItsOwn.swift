import PlayKit
import ViewCore

let screens = [
  Screen("batch") {
    BatchList(
      dough: Step(name: "dough"), fry: Step(name: "fry"),
      glaze: Step(name: "glaze"))
  }
]
