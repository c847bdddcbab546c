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

  @Test func `the screen shows the count that it is handed`() {
    expect(
      host.screen, contains: "Count: 3",
      """
      the counter has \(counter.count), and the screen says "\(host.screen)". \
      One line says `Count: ` and that number: body makes that line, each time \
      it is evaluated
      """)
  }

  @Test func `looking at the counter does not change it`() {
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
      Evaluated: \(host.evaluations). A body is evaluated again when \
      something changes that it has read itself; what is copied stays as it \
      was
      """)
  }

  @Test func `one more is counted by the counter that was handed in`() throws {
    try host.press("+1")
    expect(
      counter.count, is: 4,
      """
      after one tap on +1 the counter has \(counter.count) in place of 4; +1 \
      counts one more, on the object and on no copy of it
      """)
    expect(
      host.screen, contains: "Count: 4",
      """
      the counter has \(counter.count), and the screen says \
      "\(host.screen)"; a body is evaluated again when something changes that \
      it has read itself
      """)
  }

  @Test func `reset begins at 0 again`() throws {
    try host.press("Reset")
    expect(
      counter.count, is: 0,
      """
      after a tap on Reset the counter has \(counter.count) in place of 0; the \
      counter begins again, and the screen follows
      """)
    try host.press("+1")
    expect(
      host.screen, contains: "Count: 1",
      """
      after Reset and one tap on +1 the screen says "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `a button leaves the note alone`() throws {
    counter.note = "Sunday"
    try host.press("+1")
    try host.press("Reset")
    expect(
      counter.note, is: "Sunday",
      """
      the note was Sunday before +1 and Reset, and is "\(counter.note)"; the \
      buttons change the count alone
      """)
  }

  @Test func `one more is counted from what is there`() throws {
    // Nothing is evaluated between this change and the tap.
    counter.count = 7
    try host.press("+1")
    expect(
      counter.count, is: 8,
      """
      the count became 7, then +1 was tapped, and the counter has \
      \(counter.count); an action reads when it runs, and what the body read \
      before may be old by then
      """)
  }

  @Test func `a change of the count evaluates one body`() throws {
    try host.press("+1")
    expect(
      host.causes, is: ["property Counter.count"],
      """
      evaluated: \(host.evaluations); one tap is one change, and one body \
      reads it. A copy that is handed on, or kept, is a change of its own, and \
      a new id is a new view
      """)
  }

  @Test func `a new note evaluates nothing`() {
    host.perform { counter.note = "Sunday" }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); a body does not wait for what it has not \
      read
      """)
  }

  @Test func `reset at nothing evaluates nothing`() throws {
    host.perform { counter.count = 0 }
    host.reset()
    try host.press("Reset")
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); setting the count to what it is changes \
      nothing. A change in place, such as -=, is announced whatever its result
      """)
  }
}
