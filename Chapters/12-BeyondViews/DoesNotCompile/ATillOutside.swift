import ObservationCore

@Observable
final class Till {
  var coins = 10
}

// snippet.a-till-outside
actor Shop {
  let till = Till()

  func log() {
    withObservationTracking {
      _ = till.coins
    } onChange: {
      print("had", self.till.coins)
    }
  }
}
// snippet.end

// The notes say that this is refused, too.
func till(of shop: Shop) async -> Till {
  await shop.till
}
