// What is true of a tracking even without any view: the level beneath, as this
// module re-exports it.

import Dispatch
import Testing
import ViewCore

private protocol Named: AnyObject {
  var name: String { get set }
}

private final class Plain {}

private struct Size {
  var width = 1
  var height = 2
}

@Observable private final class Boat: Named {
  let number = 7
  var name = "Ida"
  var crew = 2
  var cargo: [Plain] = []
  var size = Size()
}

@MainActor @Suite struct ObservationLevelTests {
  private let boat = Boat()
  private let notes = Notes()

  private func track<Value>(_ name: String, _ read: () -> Value) {
    withObservationTracking {
      _ = read()
    } onChange: { [notes] in
      notes.add(name)
    }
  }

  @Test func `P-40 onChange sees the old value`() {
    withObservationTracking {
      _ = boat.crew
    } onChange: { [boat, notes] in
      notes.add("\(boat.crew)")
    }
    boat.crew = 3
    #expect(notes.lines == ["2"])
  }

  @Test func `P-41 onChange is called once for each tracking`() {
    track("crew") { boat.crew }
    boat.crew = 3
    boat.crew = 4
    #expect(notes.lines == ["crew"])
  }

  @Test func `P-42 only a change in place notifies for an equal value`() {
    track("crew") { boat.crew }
    boat.crew = 2
    #expect(notes.lines == [])
    boat.crew += 0
    #expect(notes.lines == ["crew"])
  }

  @Test func `P-43 a value that can't be compared always notifies`() {
    boat.cargo = [Plain()]
    track("cargo") { boat.cargo }
    boat.cargo = boat.cargo
    #expect(notes.lines == ["cargo"])
  }

  @Test func `P-44 a struct is one property, whichever field was read`() {
    track("width") { boat.size.width }
    boat.size.height = 9
    #expect(notes.lines == ["width"])
  }

  @Test func `P-45 what an inner tracking reads counts for the outer one`() {
    track("outer") { track("inner") { boat.crew } }
    boat.crew = 3
    #expect(notes.lines.sorted() == ["inner", "outer"])
  }

  // The order isn't promised, but all of them are called back.
  @Test func `P-46 onChange of each of several trackings is called once`() {
    for number in 0..<5 { track("\(number)") { boat.crew } }
    boat.crew = 3
    #expect(notes.lines.sorted() == ["0", "1", "2", "3", "4"])
  }

  @Test func `P-47 a tracking begun in onChange observes the next set`() {
    withObservationTracking {
      _ = boat.crew
    } onChange: { [boat, notes] in
      notes.add("first")
      withObservationTracking {
        _ = boat.crew
      } onChange: {
        notes.add("second")
      }
    }
    boat.crew = 3
    #expect(notes.lines == ["first"])
    boat.crew = 4
    #expect(notes.lines == ["first", "second"])
  }

  @Test func `P-48 a write of the same property in onChange calls it again`() {
    withObservationTracking {
      _ = boat.crew
    } onChange: { [boat, notes] in
      notes.add("saw \(boat.crew)")
      if notes.lines.count < 3 { boat.crew += 1 }
    }
    boat.crew = 100
    #expect(notes.lines == ["saw 2", "saw 2", "saw 2"])
    #expect(boat.crew == 100)
  }

  @Test func `P-49 a read on another thread is not tracked`() {
    let isRead = DispatchSemaphore(value: 0)
    track("both") {
      DispatchQueue.global().async { [boat] in
        _ = boat.crew
        isRead.signal()
      }
      isRead.wait()
      return boat.name
    }
    boat.crew = 3
    #expect(notes.lines == [])
    boat.name = "Jo"
    #expect(notes.lines == ["both"])
  }

  @Test func `P-50 a change in place is a read, too`() {
    track("crew") { boat.crew += 1 }
    #expect(notes.lines == [], "its own change doesn't count")
    boat.crew = 9
    #expect(notes.lines == ["crew"])
  }

  @Test func `P-51 a read through a protocol is tracked`() {
    let named: any Named = boat
    track("any") { named.name }
    func trackSome(_ named: some Named) { track("some") { named.name } }
    trackSome(boat)
    boat.name = "Jo"
    #expect(notes.lines.sorted() == ["any", "some"])
  }

  @Test func `P-52 a constant is never tracked`() {
    var made = 0
    func note() -> @Sendable () -> Void {
      made += 1
      return {}
    }
    withObservationTracking({ _ = boat.number }, onChange: note())
    #expect(made == 0, "there is nothing to observe")
    withObservationTracking({ _ = boat.crew }, onChange: note())
    #expect(made == 1)
  }
}
