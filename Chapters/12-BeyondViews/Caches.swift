import LessonKit
import ObservationCore

@MainActor
final class EagerCache {
  private let truck: FoodTruck
  private(set) var page = ""

  init(_ truck: FoodTruck) {
    self.truck = truck
    render()
  }

  // snippet.an-eager-cache
  func render() {
    page = withObservationTracking {
      "\(truck.donuts) donuts"
    } onChange: { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.render() }
    }
  }
  // snippet.end
}

@MainActor let eager = Run(
  "eager",
  predict: Prediction(
    """
    The page is rendered with 10 donuts. Which two pages are printed after the \
    changes?
    """,
    .wrong(
      "`9 donuts`, then `8 donuts`",
      """
      `render` runs before the change is made.
      """),
    .wrong(
      "`10 donuts`, then `10 donuts`: a tracking is notified once",
      """
      each `render` tracks again, so it's also called for the second change.
      """),
    .right(
      "`10 donuts`, then `9 donuts`",
      """
      `onChange` runs before each change, so the page is always one change \
      behind.
      """))
) {
  // snippet.eager
  let truck = FoodTruck(donuts: 10)
  let cache = EagerCache(truck)
  truck.donuts = 9
  print(cache.page)
  truck.donuts = 8
  print(cache.page)
  // snippet.end
}

@MainActor
final class Cache {
  private let truck: FoodTruck

  init(_ truck: FoodTruck) { self.truck = truck }

  // snippet.a-cache
  private var cached: String?

  var page: String {
    if let cached { return cached }
    print("rendering")
    let page = withObservationTracking {
      "\(truck.donuts) donuts"
    } onChange: { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.cached = nil }
    }
    cached = page
    return page
  }
  // snippet.end
}

@MainActor let stale = Run("stale") {
  // snippet.stale
  let truck = FoodTruck(donuts: 10)
  let cache = Cache(truck)
  print(cache.page)
  truck.donuts = 9
  truck.donuts = 8
  print(cache.page)
  print(cache.page)
  // snippet.end
}
