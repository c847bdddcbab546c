import ObservationCore
import Testing

@testable import BeyondViewsLesson

@MainActor
@Suite struct TruckChecks {
  let truck = FoodTruck()

  // snippet.confirmed
  @Test func `onChange sees the old stock`() async {
    await confirmation("notified") { notified in
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        MainActor.assumeIsolated {
          #expect(truck.donuts == 10)
        }
        notified()
      }
      truck.donuts = 9
    }
  }
  // snippet.end

  // snippet.many-stocks
  @Test(arguments: zip([0, 9, 10, 11], [1, 1, 0, 1]))
  func `a new stock notifies, an equal stock doesn't`(
    donuts: Int, times: Int
  ) async {
    await confirmation(expectedCount: times) { notified in
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        notified()
      }
      truck.donuts = donuts
    }
  }
  // snippet.end

  // snippet.a-stop
  @Test func `you can't sell more than there is`() async {
    await #expect(processExitsWith: .failure) {
      await FoodTruck(donuts: 10).sell(11)
    }
  }
  // snippet.end

  // snippet.a-loop-tested
  @Test(.timeLimit(.minutes(1)))
  func `a loop shows the stock of each turn`() async {
    let (shown, show) = AsyncStream<Int>.makeStream()
    let loop = Task {
      await display(truck) { show.yield($0) }
    }
    var values = shown.makeAsyncIterator()
    #expect(await values.next() == 10)
    truck.donuts = 9
    truck.donuts = 8
    #expect(await values.next() == 8)
    loop.cancel()
    await loop.value
  }
  // snippet.end

  // What the notes say about a confirmation: it counts, and it doesn't wait.
  @Test func `a confirmation that comes too often or too late fails`() async {
    for times in [0, 2] {
      await withKnownIssue {
        await confirmation { notified in
          for _ in 0..<times { notified() }
        }
      } matching: {
        "\($0)".contains("confirmed \(times) time")
      }
    }
  }

  // What they say about an expectation in onChange.
  @Test func `a failed expectation in onChange is recorded`() {
    withKnownIssue {
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        MainActor.assumeIsolated { #expect(truck.donuts == 9) }
      }
      truck.donuts = 9
    }
  }
}
