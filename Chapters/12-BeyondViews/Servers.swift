import LessonKit
import ObservationCore

// snippet.a-server
struct Settings {
  var database = "db1"
}

@MainActor
@Observable
final class Server {
  var settings = Settings()

  func answer(
    _ request: String, query: () async -> Void
  ) async {
    print("\(request) opens", settings.database)
    await query()
    print("\(request) closes", settings.database)
  }
}
// snippet.end

@MainActor let reloaded = Run(
  "reloaded",
  predict: Prediction(
    """
    The settings are reloaded while request A waits for its query, and then \
    request B is answered. Which database does A close?
    """,
    .wrong(
      "`db1`: A started before the settings were reloaded",
      """
      `answer` doesn't keep what it read at the start.
      """),
    .wrong(
      "`db1`: a method isn't interrupted by a change",
      """
      at the `await`, other code may run. Here, that code reloads the settings.
      """),
    .right(
      "`db2`",
      """
      `answer` reads the settings again after the wait, so A closes a database \
      that it never opened.
      """)),
  run: awaiting {
    // snippet.reloaded
    let server = Server()
    await server.answer("A") {
      server.settings = Settings(database: "db2")
      await server.answer("B") {}
    }
    // snippet.end
  })

@MainActor
@Observable
final class SnapshotServer {
  var settings = Settings()

  func answer(
    _ request: String, query: () async -> Void
  ) async {
    let settings = settings
    print("\(request) opens", settings.database)
    await query()
    print("\(request) closes", settings.database)
  }
}

/// The same code with snapshots; the notes show only its output.
@MainActor let kept = Run(
  "kept",
  run: awaiting {
    let server = SnapshotServer()
    await server.answer("A") {
      server.settings = Settings(database: "db2")
      await server.answer("B") {}
    }
  })

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
      "`10 donuts`, then `10 donuts`: `onChange` is called once",
      """
      each `render` tracks again, so `onChange` is also called for the second \
      change.
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

// snippet.a-closing-server
@MainActor
@Observable
final class ClosingServer {
  var settings = Settings()
  private(set) var isOpen = true
  private(set) var underWay = 0

  func answer(
    _ request: String, query: () async -> Void
  ) async {
    guard isOpen else {
      return print("\(request) refused")
    }
    underWay += 1
    defer { underWay -= 1 }
    await query()
    print("\(request) answered")
  }
}
// snippet.end

// snippet.a-graceful-stop
extension ClosingServer {
  func stop() async {
    isOpen = false
    for await count in Observations({ self.underWay }) {
      if count == 0 { break }
    }
  }
}
// snippet.end

/// Waits until a condition is true, as in chapter 11.
@MainActor func until(
  _ condition: @autoclosure () async -> Bool
) async {
  while !(await condition()) { await Task.yield() }
}

@MainActor let graceful = Run(
  "graceful",
  run: awaiting {
    // snippet.graceful
    let server = ClosingServer()
    let pool = Task {
      for await settings in Observations({
        server.settings
      }) { print("connected to", settings.database) }
      print("disconnected")
    }
    Task {
      await server.answer("A") {
        await until(!server.isOpen)
        await server.answer("B") {}
      }
    }
    await until(server.underWay == 1)
    await server.stop()
    pool.cancel()
    await pool.value
    // snippet.end
  })
