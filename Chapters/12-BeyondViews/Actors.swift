import LessonKit
import ObservationCore

// snippet.a-till
@Observable
final class Till {
  var coins = 10
}
// snippet.end

// snippet.a-shop
actor Shop {
  private let till = Till()

  func sell(_ count: Int) {
    for _ in 1...count { till.coins += 2 }
  }

  func coins() -> Observations<Int, Never> {
    Observations { self.till.coins }
  }

  func log() {
    withObservationTracking {
      _ = till.coins
    } onChange: {
      self.assumeIsolated { shop in
        print("had", shop.till.coins)
      }
    }
  }
}
// snippet.end

@MainActor let shared = Run(
  "shared",
  run: awaiting {
    // snippet.shared
    let shop = Shop()
    await shop.log()
    for await coins in await shop.coins() {
      print("has", coins)
      guard coins == 10 else { break }
      await shop.sell(3)
    }
    // snippet.end
  })
