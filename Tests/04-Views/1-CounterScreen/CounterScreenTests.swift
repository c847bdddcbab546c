import GradingKit
import Testing
import ViewGrading

@testable import CounterScreen

@MainActor
@Suite("4.1 CounterScreen", .exercise())
struct CounterScreenTests: ViewSuite {
  let counter = Counter()
  let host: TestHost

  init() {
    counter.count = 3
    let counter = counter
    host = TestHost(CounterScreen(counter: counter))
    host.reset()
  }

  @Test func `the screen shows the count of the counter passed in`() {
    expect(
      host.screen, contains: "Count: 3",
      """
      the counter has \(counter.count), and the screen says "\(host.screen)". \
      One line shows `Count: ` and that number: body creates that line each \
      time it's evaluated
      """)
  }

  @Test func `showing the counter doesn't change it`() {
    let seen = """
      the counter had 3 and no note before it was shown, and has \
      \(counter.count) and "\(counter.note)"; a body only reads
      """
    expect(counter.count, is: 3, seen)
    expect(counter.note, is: "", seen)
    let host = TestHost(CounterScreen(counter: counter))
    expect(host.issues, is: [], "\(host.issues); a body only reads")
  }

  @Test func `the screen follows the count`() {
    host.perform { counter.count = 7 }
    expect(
      host.screen, contains: "Count: 7",
      """
      the count went from 3 to 7, and the screen says "\(host.screen)". \
      Evaluated: \(host.evaluations). A body is evaluated again when a \
      property it read itself changes; a copy goes stale
      """)
  }

  @Test func `+1 counts in the counter passed in`() throws {
    try host.press("+1")
    expect(
      counter.count, is: 4,
      """
      after one tap on +1 the counter has \(counter.count) instead of 4; +1 \
      counts in the object, not in a copy
      """)
    expect(
      host.screen, contains: "Count: 4",
      """
      the counter has \(counter.count), and the screen says "\(host.screen)"; \
      a body is evaluated again when a property it read itself changes
      """)
  }

  @Test func `Reset starts at 0 again`() throws {
    try host.press("Reset")
    expect(
      counter.count, is: 0,
      """
      after a tap on Reset the counter has \(counter.count) instead of 0; the \
      counter starts again, and the screen follows
      """)
    try host.press("+1")
    expect(
      host.screen, contains: "Count: 1",
      """
      after Reset and one tap on +1 the screen says "\(host.screen)"; the \
      screen has to show the current count
      """)
  }

  @Test func `the buttons don't change the note`() throws {
    counter.note = "Sunday"
    try host.press("+1")
    try host.press("Reset")
    expect(
      counter.note, is: "Sunday",
      """
      the note was Sunday before +1 and Reset, and is "\(counter.note)"; the \
      buttons only change the count
      """)
  }

  @Test func `+1 adds to the current count`() throws {
    // Nothing is evaluated between this change and the tap.
    counter.count = 7
    try host.press("+1")
    expect(
      counter.count, is: 8,
      """
      the count became 7, then +1 was tapped, and the counter has \
      \(counter.count); an action reads when it runs, and the value that the \
      body read may be old by then
      """)
  }

  @Test func `changing the count re-evaluates one body`() throws {
    try host.press("+1")
    expect(
      host.causes, is: ["property Counter.count"],
      """
      evaluated: \(host.evaluations); one tap is one change, and one body \
      reads it. Passing or storing a copy causes a second change, and a new id \
      a new view
      """)
  }

  @Test func `changing the note evaluates no body`() {
    host.perform { counter.note = "Sunday" }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); a body doesn't observe properties that \
      it doesn't read
      """)
  }

  @Test func `Reset at 0 evaluates no body`() throws {
    host.perform { counter.count = 0 }
    host.reset()
    try host.press("Reset")
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); setting the count to its current value \
      notifies no one. A change in place, such as -=, notifies observers \
      whatever its result
      """)
  }
}
