import ObservationCore
import Synchronization
import Testing

@testable import BeyondViewsLesson

/// What the notes say without showing a run.
@MainActor
@Suite struct NotesChecks {
  let truck = FoodTruck()

  @Test func `assumeIsolated stops the program elsewhere`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { assume() }.value
    }
  }

  @Test func `an alarm that is set again and again goes off once`() {
    let (alarm, agenda) = (Alarm(), TimedAgenda())
    let times = Mutex<[Int]>([])
    for _ in "flour" {
      alarm.set(on: agenda) {
        times.withLock { $0.append(agenda.now) }
      }
      agenda.pass(1)
    }
    agenda.pass(9)
    #expect(times.withLock { $0 } == [6])
  }

  @Test func `a cache that is read in onChange may keep the old value`() {
    let cache = Cache(truck)
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      MainActor.assumeIsolated { _ = cache.page }
    }
    truck.donuts = 9
    #expect(cache.page == "10 donuts")
  }

  @Test func `a tracking that is answered from the cache is not notified`() {
    let cache = Cache(truck)
    let times = { [truck] in
      notifications {
        cache.page
      } by: {
        truck.donuts -= 1
      }
    }
    #expect(times() == 1)
    _ = cache.page
    #expect(times() == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a loop that ends itself sees the last change`() async {
    let server = ClosingServer()
    let (seen, show) = AsyncStream<String>.makeStream()
    let loop = Task {
      for await (isOpen, count) in Observations({
        (server.isOpen, server.underWay)
      }) {
        show.yield("\(isOpen) \(count)")
        if !isOpen, count == 0 { break }
      }
      show.finish()
    }
    await server.answer("A") {
      // The loop has read what there was before the stop.
      for await text in seen where text == "true 1" { break }
    }
    await server.stop()
    var last = ""
    for await text in seen { last = text }
    #expect(last == "false 0")
    await loop.value
  }

  @Test(.timeLimit(.minutes(1)))
  func `a loop on another actor may follow the till of a shop`() async {
    let last = await Task.detached {
      let shop = Shop()
      for await coins in await shop.coins() {
        if coins != 10 { return coins }
        await shop.sell(3)
      }
      return 0
    }.value
    #expect(last == 16)
  }
}

private nonisolated func assume() { MainActor.assumeIsolated {} }
