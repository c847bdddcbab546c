import ObservationCore

@Observable
final class Till {
  var coins = 10
}

actor Shop {
  let till = Till()

  func log() {
    // snippet.a-till-outside
    withObservationTracking {
      _ = till.coins
    } onChange: {
      print("had", self.till.coins)
    }
    // snippet.end
  }
}

// The notes say that this is refused, too.
func till(of shop: Shop) async -> Till {
  await shop.till
}
