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
    "The coin is replaced by an equal one. What is printed?",
    .wrong(
      "`another coin`, then `2024`",
      """
      the setter compares with `==`, so it doesn't matter that the new coin is \
      a different object.
      """),
    .right(
      "`2024`",
      """
      the coins are equal, so no observer is notified; but the new coin is \
      stored. A screen that shows the year of the old coin keeps showing it.
      """),
    .wrong(
      "`1999`",
      """
      the setter stores an equal value as well. It only skips the \
      notification.
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
