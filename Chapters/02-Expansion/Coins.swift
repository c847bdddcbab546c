import LessonKit
import ObservationCore

// snippet.a-coin
final class Coin: Equatable {
  let cents = 5
  let year: Int
  init(year: Int) { self.year = year }

  static func == (left: Coin, right: Coin) -> Bool {
    left.cents == right.cents
  }
}

@Observable
final class Purse {
  var coin = Coin(year: 1999)
}
// snippet.end

let coins = Run(
  "coins",
  predict: Prediction(
    "Another coin is put in, equal to the first. What is printed?",
    .wrong(
      "`another coin`, then `2024`",
      """
      the setter compares with `==`, and both coins are worth five cents. If \
      the class is `Equatable`, it does not matter that the coin is another \
      object.
      """),
    .right(
      "`2024`",
      """
      the coins are equal, so no observer is notified; but the new one is \
      stored. A screen that shows the year of the old coin keeps showing it.
      """),
    .wrong(
      "`1999`",
      """
      look at the setter: the first thing it does with an equal value is to \
      store it. What it leaves out is the announcement.
      """))
) {
  // snippet.coins
  let purse = Purse()
  withObservationTracking {
    _ = purse.coin
  } onChange: {
    print("another coin")
  }
  purse.coin = Coin(year: 2024)
  print(purse.coin.year)
  // snippet.end
}
