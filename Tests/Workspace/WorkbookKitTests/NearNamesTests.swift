import Testing

@testable import WorkbookKit

@Suite struct NearNamesTests {
  private func near(_ word: String) -> [Int] {
    nearest(
      to: word,
      among: [
        Named(thing: 1, names: ["1.1", "ReadToObserve"]),
        Named(thing: 2, names: ["1.2", "ReadWhereYouDraw"]),
        Named(thing: 3, names: ["11.2", "OldAndNew"]),
        Named(thing: 4, names: ["4.4", "ConditionalReads"]),
        Named(thing: 5, names: ["5.1", "FewerReads"]),
      ])
  }

  @Test(arguments: [
    ("1,2", [2]), ("1-1", [1]), ("11-2", [3]), ("OLDANDNEU", [3]),
    ("ReadToObserver", [1]), ("RaedToObserve", [1]),
  ])
  func `what is nearest is meant`(word: String, meant: [Int]) {
    #expect(near(word) == meant)
  }

  @Test func `a part of a name is near`() {
    #expect(near("draw") == [2])
  }

  @Test func `no more than three are meant`() {
    #expect(near("read") == [1, 2, 4])
  }

  @Test(arguments: ["", "x", "ea", "Counter", "7.9"])
  func `what is like no name is not meant`(word: String) {
    #expect(near(word).isEmpty)
  }
}
