import PublishingCore
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func `demand adds up, and never becomes negative`() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.max(Int.max) + .max(1) == .unlimited)
    #expect(Demand.none == .max(0))
  }

  @Test func `without a limit it stays without one`() {
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(7) - .unlimited == .none)
  }

  @Test func `it is ordered, and no limit is the most`() {
    #expect(Demand.max(1) < .max(2))
    #expect(Demand.max(Int.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > .none)
  }

  @Test func `it says how many`() {
    #expect(Demand.max(3).max == 3)
    #expect(Demand.unlimited.max == nil)
    #expect("\(Demand.max(3)) \(Demand.unlimited)" == "max(3) unlimited")
  }

  @Test func `a negative demand stops the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Subscribers.Demand.max(-1)
    }
  }
}
