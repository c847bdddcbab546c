// An object inside of an object.
//
//     hall ─ painting ─ year

import Testing
import ViewCore

/// Both publish as a whole. What fixes it is shown where it is tested:
/// PublishedObjectTests.
private enum AsAWhole {
  final class Painting: ObservableObject {
    @Published var year = 1889
  }

  final class Hall: ObservableObject {
    @Published var painting = Painting()
  }

  struct Sign: View {
    @ObservedObject var hall: Hall
    var body: some View { Text("\(hall.painting.year)") }
  }
}

/// Both are observed by property.
private enum ByProperty {
  @Observable
  final class Painting {
    var year = 1889
  }

  @Observable
  final class Hall {
    var painting = Painting()
  }

  struct Sign: View {
    let hall: Hall
    var body: some View { Text("\(hall.painting.year)") }
  }
}

@MainActor @Suite struct NestedObjectsTests {
  @Test func `a change of the inner object does not reach the view`() {
    let hall = AsAWhole.Hall()
    let host = ViewHost(AsAWhole.Sign(hall: hall))
    #expect(host.evaluations { hall.painting.year = 1503 } == [])
    #expect(host.screen == "1889")
    #expect(
      host.evaluations { hall.painting = AsAWhole.Painting() } == [
        "Sign: object will change Hall"
      ], "another inner object is a change of the outer one")
  }

  @Test func `a path of two steps observes both, and calls onChange once`() {
    let notes = Notes()
    func track(_ hall: ByProperty.Hall) {
      withObservationTracking {
        let _ = hall.painting.year
      } onChange: {
        notes.add("told")
      }
    }
    let first = ByProperty.Hall()
    track(first)
    first.painting.year = 1503
    #expect(notes.take() == ["told"])
    first.painting = ByProperty.Painting()
    #expect(notes.take() == [])

    let second = ByProperty.Hall()
    track(second)
    second.painting = ByProperty.Painting()
    #expect(notes.take() == ["told"])
    second.painting.year = 1503
    #expect(notes.take() == [])
  }

  @Test func `a view observes both steps again and again`() {
    let hall = ByProperty.Hall()
    let host = ViewHost(ByProperty.Sign(hall: hall))
    #expect(
      host.evaluations { hall.painting.year = 1503 } == [
        "Sign: property Painting.year"
      ])
    let old = hall.painting
    #expect(
      host.evaluations { hall.painting = ByProperty.Painting() } == [
        "Sign: property Hall.painting"
      ])
    #expect(host.evaluations { old.year = 1 } == [], "it hangs elsewhere now")
    #expect(
      host.evaluations {
        hall.painting.year = 1
        hall.painting = ByProperty.Painting()
      }.count == 1)
    #expect(host.screen == "1889")
  }
}
