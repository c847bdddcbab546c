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
    "A newer, equal coin replaces the old one. What is printed?",
    .wrong(
      "`another coin`, then `2024`",
      """
      the setter compares the coins with `==`, so it doesn't matter that the \
      new one is a different object.
      """),
    .right(
      "`2024`",
      """
      the new coin is stored, so its year is printed. But the two coins are \
      equal, so the setter notifies no observer. If a screen showed the coin's \
      year, it would keep showing 1999.
      """),
    .wrong(
      "`1999`",
      """
      the setter skips the notification, not the assignment.
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
