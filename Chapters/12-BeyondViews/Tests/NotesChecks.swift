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
