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
      the counter's count is \(counter.count), but the screen says \
      "\(host.screen)"; one line should show `Count: ` and the current count, \
      so build this string in body
      """)
  }

  @Test func `showing the counter doesn't change it`() throws {
    let seen = """
      after the counter was shown, its count is \(counter.count) and its note \
      is "\(counter.note)", instead of 3 and ""; a body should only read the \
      counter
      """
    expect(counter.count, is: 3, seen)
    expect(counter.note, is: "", seen)
    let host = TestHost(CounterScreen(counter: counter))
    expect(
      host.issues, is: [],
      "\(host.issues); a body should only read the counter, and not change it")
    let parent = TestHost(
      Parent(counter, counter) { counter in CounterScreen(counter: counter) })
    try parent.press("Close")
    expect(
      "\(counter.count)\(counter.note)", is: "3",
      """
      a screen was shown and removed, and the counter's count went from 3 to \
      \(counter.count), and its note from "" to "\(counter.note)"; only a tap \
      should change the counter
      """)
  }

  @Test func `the screen follows the count`() {
    host.perform { counter.count = 7 }
    expect(
      host.screen, contains: "Count: 7",
      """
      the count went from 3 to 7, but the screen says "\(host.screen)". \
      Evaluated: \(host.evaluations). Read the count in a body, so that the \
      body is evaluated again when the count changes; a copy goes stale
      """)
  }

  @Test func `+1 counts in the counter passed in`() throws {
    try host.press("+1")
    expect(
      counter.count, is: 4,
      """
      after one tap on +1, the counter's count is \(counter.count) instead of \
      4; +1 should count in the object that was passed in, not in a copy
      """)
    expect(
      host.screen, contains: "Count: 4",
      """
      +1 was tapped and the count is \(counter.count), but the screen says \
      "\(host.screen)"; read the count in a body, so that the body is \
      evaluated again when the count changes
      """)
  }

  @Test func `Reset starts at 0 again`() throws {
    try host.press("Reset")
    expect(
      counter.count, is: 0,
      """
      after a tap on Reset, the counter's count is \(counter.count); Reset \
      should set it to 0
      """)
    try host.press("+1")
    expect(
      host.screen, contains: "Count: 1",
      """
      after a tap on Reset and one on +1, the screen says "\(host.screen)"; it \
      should show the current count, 1
      """)
  }

  @Test func `the buttons don't change the note`() throws {
    counter.note = "Sunday"
    try host.press("+1")
    try host.press("Reset")
    expect(
      counter.note, is: "Sunday",
      """
      the note was "Sunday" before +1 and Reset were tapped, and is now \
      "\(counter.note)"; the buttons should change only the count
      """)
  }

  @Test func `+1 adds to the current count`() throws {
    // Nothing is evaluated between this change and the tap.
    counter.count = 7
    try host.press("+1")
    expect(
      counter.count, is: 8,
      """
      the count was set to 7, then +1 was tapped, and the count is \
      \(counter.count); the action should read the count when it runs, because \
      the value that the body read may be old by then
      """)
  }

  @Test func `Reset sets the current count to 0`() throws {
    host.perform { counter.count = 0 }
    // Nothing is evaluated between this change and the tap.
    counter.count = 7
    try host.press("Reset")
    expect(
      counter.count, is: 0,
      """
      the screen showed 0, the count was set to 7, then Reset was tapped, and \
      the count is \(counter.count); Reset should set the count to 0, whatever \
      the screen shows at that moment
      """)
  }

  @Test func `changing the count re-evaluates one body`() throws {
    try host.press("+1")
    expect(
      host.causes, is: ["property Counter.count"],
      """
      evaluated: \(host.evaluations); one tap on +1 should evaluate only the \
      body that reads the count. Passing or storing a copy causes a second \
      evaluation, and a new id creates a new view
      """)
  }

  @Test func `changing the note evaluates no body`() {
    host.perform { counter.note = "Sunday" }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), but only the note changed; no body \
      should read it
      """)
  }

  @Test func `Reset at 0 evaluates no body`() throws {
    host.perform { counter.count = 0 }
    host.reset()
    try host.press("Reset")
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), but Reset was tapped at 0. Assign 0 to \
      the count, because assigning an equal value notifies no one, while a \
      change in place, such as -=, always notifies observers
      """)
  }
}
