import ObservationCore
import Testing

@testable import BeyondViewsLesson

@Suite struct TruckChecks {
  let truck = FoodTruck()

  // snippet.confirmed
  @Test func `the stock is announced first`() async {
    await confirmation("told") { told in
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        #expect(truck.donuts == 10)
        told()
      }
      truck.donuts = 9
    }
  }
  // snippet.end

  // snippet.many-stocks
  @Test(arguments: zip([0, 9, 10, 11], [1, 1, 0, 1]))
  func `another stock is announced, an equal one is not`(
    donuts: Int, times: Int
  ) async {
    await confirmation(expectedCount: times) { told in
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        told()
      }
      truck.donuts = donuts
    }
  }
  // snippet.end

  // snippet.a-stop
  @Test func `nobody sells what is not there`() async {
    await #expect(processExitsWith: .failure) {
      FoodTruck(donuts: 10).sell(11)
    }
  }
  // snippet.end

  // What the notes say of a confirmation: it counts, and it does not wait.
  @Test func `a confirmation that comes too often or too late fails`() async {
    for times in [0, 2] {
      await withKnownIssue {
        await confirmation { told in
          for _ in 0..<times { told() }
        }
      } matching: {
        "\($0)".contains("confirmed \(times) time")
      }
    }
  }

  // What they say of an expectation in onChange.
  @Test func `what is wrong in onChange is noted`() {
    withKnownIssue {
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        #expect(truck.donuts == 9)
      }
      truck.donuts = 9
    }
  }
}
