import GradingKit
import Testing
import ViewGrading

@testable import CounterScreen

extension CounterScreenTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(CountersWalk.self)
  }
}

/// Two counters; the first is shown by two screens.
private final class CountersWalk: ViewWalk {
  let host: TestHost
  private let counters = [Counter(), Counter()]
  private var counts = [0, 0]
  private var notes = ["", ""]
  /// The counters of the screens.
  private let shown = [0, 1, 0]
  /// The bodies that may be evaluated.
  private var most = 0

  init() {
    host = TestHost { [counters] in
      CounterScreen(counter: counters[0])
      CounterScreen(counter: counters[1])
      CounterScreen(counter: counters[0])
    }
    host.reset()
  }

  /// Notes a count, or the same count that was another one in between.
  private func note(_ counter: Int, _ count: Int, after other: Int? = nil) {
    let isNew = counts[counter] != count || counts[counter] != other ?? count
    most = isNew ? shown.filter { $0 == counter }.count : 0
    counts[counter] = count
  }

  /// The counts on the screen, wherever they stand.
  private var said: [String] {
    host.screen.split(separator: "Count: ", omittingEmptySubsequences: false)
      .dropFirst().map { "Count: \($0.prefix { "-0123456789".contains($0) })" }
  }

  var moves: [Move] {
    for (place, name) in ["first", "second", "third"].enumerated() {
      let counter = shown[place]
      Move("+1 was tapped on the \(name) screen") {
        try self.host.press("+1", at: place)
        self.note(counter, self.counts[counter] + 1)
      }
      Move("Reset was tapped on the \(name) screen") {
        try self.host.press("Reset", at: place)
        self.note(counter, 0)
      }
      Move(
        """
        the count of the \(name) screen's counter became 7, and +1 was tapped \
        on that screen before it showed the 7
        """
      ) {
        self.counters[counter].count = 7
        try self.host.press("+1", at: place)
        self.note(counter, 8, after: 7)
      }
    }
    for (counter, name) in ["first", "second"].enumerated() {
      for count in [0, 7, -1, 99] {
        Move("the count of the \(name) counter became \(count)") {
          self.host.perform { self.counters[counter].count = count }
          self.note(counter, count)
        }
      }
      Move("another screen of the \(name) counter was shown, and removed") {
        _ = TestHost(CounterScreen(counter: self.counters[counter]))
        self.most = 0
      }
      for note in ["", "Sunday"] {
        Move("the note of the \(name) counter became \"\(note)\"") {
          self.host.perform { self.counters[counter].note = note }
          self.notes[counter] = note
          self.most = 0
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the screens say",
      said,
      is: shown.map { "Count: \(counts[$0])" },
      "each screen should show the current count of its counter")
    Fact(
      "the counts of the two counters are", counters.map(\.count), is: counts,
      """
      a button should change its screen's counter, based on the count at the \
      moment of the tap
      """)
    Fact(
      "the notes are", counters.map(\.note), is: notes,
      "a screen shouldn't change the note")
    Fact(
      host.causes.count <= most,
      """
      these bodies were evaluated: \(host.evaluations), but at most \(most) \
      should be: one for each screen whose count changed, and none when a note \
      changed
      """)
  }
}
