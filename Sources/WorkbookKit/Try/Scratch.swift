// The learner's scratch file. It is made when it is first asked for, and from
// then on it is theirs: git ignores it, no reset touches it, nothing grades it.

extension Workspace {
  package static let scratch = "Exercises/Scratch.swift"

  /// Makes the scratch file if it is not there.
  ///
  /// - Returns: Whether it was made.
  func makeScratch() throws -> Bool {
    guard facts(Self.scratch) == nil else { return false }
    try write(firstScratch, to: Self.scratch)
    return true
  }
}

let firstScratch = """
  // A place to try things out. It is yours: nothing here is graded.
  //
  //     make try        runs it, and shows below its output what was tracked
  //     make try W=1    runs it again whenever you save
  //
  // Before you run it, predict its output.

  import ObservationCore

  @Observable
  final class Truck {
    var name = "Blue Whale"
    var donuts = 3
  }

  let truck = Truck()

  withObservationTracking {
    print("the truck is called", truck.name)
  } onChange: {
    print("its name is about to change")
  }

  truck.donuts = 2
  truck.name = "Red Fox"
  truck.name = "Grey Owl"

  // Try these, one at a time, and predict each result:
  // - Read truck.donuts in the first closure, too.
  // - Print truck.name in onChange. Is it the old name or the new one?
  // - Write @ObservationIgnored in front of var name.
  // - Track again in onChange, so that the last change is noticed, too.
  // - Import ViewCore, write a View, and show it:
  //     let host = ViewHost(TruckView(truck: truck))
  //     print(host.screen)

  """
