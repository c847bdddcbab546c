import GradingKit
import Testing
import ViewGrading

@testable import SwapTheChild

@MainActor
@Suite("7.3 SwapTheChild", .exercise())
struct SwapTheChildTests: ViewSuite {
  let ann = Account(number: 7, name: "Ann")
  let bea = Account(number: 8, name: "Bea")
  /// Ann's account, as the server sends it anew.
  let anna = Account(number: 7, name: "Anna")
  let session: Session
  let changes = Recorder()

  init() { session = Session(account: ann) }

  // MARK: The session

  @Test func `replacing the account notifies observers, even if it's equal`() {
    changes.track("Bea's") { session.account }
    session.account = bea
    expect(
      changes.calls, is: ["Bea's"],
      """
      \(changes), and Bea's account replaced Ann's; the getter has to call \
      access, or no tracking observes the property
      """)
    session.account = ann
    changes.track("Anna's") { session.account }
    session.account = anna
    expect(
      session.account === anna, is: true,
      """
      an account named Anna was assigned, and the session has another one, \
      named \(session.account.name); a setter that skips an equal object, or \
      copies from it, keeps the old one
      """)
    expect(
      changes.calls, is: ["Bea's", "Anna's"],
      """
      \(changes), and Anna's account replaced Ann's. A setter that uses ==, as \
      the macro's does even for a private property, finds them equal; a view \
      that shows an object has to be notified when the object is replaced
      """)
    changes.track("twin") { session.account }
    session.account = Account(number: 7, name: "Anna")
    expect(
      changes.calls, is: ["Bea's", "Anna's", "twin"],
      """
      \(changes), and a different object replaced Anna's account. Its values \
      are the same, for now, but the next change is a change of this object
      """)
  }

  @Test func `the session keeps its account alive`() {
    let other = Session(account: Account(number: 9, name: "Cleo"))
    expect(
      other.account.name, is: "Cleo",
      """
      a session was made with Cleo's account, which no other code refers to, \
      and now it has one named \(other.account.name); a session keeps a strong \
      reference to its account, and since the account has none to the session, \
      there's no reference cycle
      """)
    other.account = Account(number: 10, name: "Dora")
    expect(
      other.account.name, is: "Dora",
      """
      Dora's account was assigned, which no other code refers to, and now the \
      session has one named \(other.account.name); the session keeps the \
      account it's given
      """)
  }

  @Test func `replacing the account notifies observers before the change`() {
    changes.track("account") {
      session.account
    } seeing: {
      session.account.name
    }
    session.account = bea
    expect(
      changes.calls, is: ["account"],
      "\(changes); Bea's account replaced Ann's")
    expect(
      changes.seen, is: ["Ann"],
      """
      onChange found \(changes.seen); notify observers before the change
      """)
  }

  @Test func `one replacement notifies observers once`() {
    changes.track("replacement") {
      session.account
    } seeing: {
      changes.track("replacement, tracked again") { session.account }
    }
    session.account = anna
    expect(
      changes.calls, is: ["replacement"],
      """
      \(changes); code that tracks again in onChange observes the next change, \
      and there was only one change
      """)
    let other = Session(account: ann)
    changes.track("other") {
      other.account
    } seeing: {
      changes.track("other, tracked again") { other.account }
    }
    other.account = bea
    expect(
      changes.calls, is: ["replacement", "other"],
      """
      \(changes); a different session got Bea's account, which isn't equal, \
      and notified observers twice. If the accessors notify observers of the \
      account, ignore the property that stores it
      """)
  }

  @Test func `assigning the same object notifies no one`() {
    changes.track("account") { session.account }
    session.account = ann
    expect(
      changes.calls, is: [],
      """
      \(changes), and the account that was assigned was there already; \
      assigning the same object notifies no one
      """)
  }

  @Test func `a change in the account doesn't notify the session's observers`()
  {
    changes.track("session") { session.account }
    changes.track("name") { session.account.name }
    session.account.name = "Annie"
    expect(
      changes.calls, is: ["name"],
      """
      \(changes); the account has a different name, and the session has the \
      same account as before
      """)
    expect(
      ann.name, is: "Annie",
      """
      the account of the session was named Annie, and the object that was \
      passed in is named \(ann.name); they're the same object
      """)
  }

  @Test func `changing an old account notifies no one`() {
    session.account = anna
    changes.track("name") { session.account.name }
    ann.name = "Annie"
    expect(
      changes.calls, is: [],
      """
      \(changes), of an account that the session no longer has; it has no \
      observers any more
      """)
    anna.name = "Anne"
    expect(
      changes.calls, is: ["name"],
      "\(changes); the session's current account was renamed")
  }

  @Test func `the first account notifies no one`() {
    let other = Session(account: bea)
    expect(
      other.account === bea, is: true,
      """
      a session made with Bea's account has one named \(other.account.name); \
      init stores the account it's given
      """)
    changes.track("account") { other.account }
    session.account = bea
    expect(
      changes.calls, is: [],
      "\(changes); a different session's account was replaced")
  }

  @Test func `accounts with the same number stay equal`() {
    expect(
      areEqual(ann, anna), is: true,
      """
      two accounts of number 7 are no longer ==; other code relies on that, so \
      fix how the session compares them
      """)
    expect(
      areEqual(ann, bea), is: false,
      """
      accounts 7 and 8 are == each other; they're equal only if their numbers \
      are
      """)
  }

  // MARK: The line

  @Test func `the line shows the current account`() {
    let host = line()
    host.perform { session.account = bea }
    expect(
      host.screen, is: "Bea, no. 8",
      """
      Bea signed in after Ann, and the line shows "\(host.screen)"; init only \
      gets the account of that moment from the session
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the session's account was replaced, and \
      one body has to read it from there
      """)
  }

  @Test func `the line shows an equal account, too`() {
    let host = line()
    host.perform { session.account = anna }
    expect(
      host.screen, is: "Anna, no. 7",
      """
      account 7 was sent again, with the name Anna, and the line shows \
      "\(host.screen)"; if you pass the account to a different view, an equal \
      account is an equal input, and the view is skipped
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); replacing the account evaluates one body
      """)
  }

  @Test func `the line follows the account it shows`() {
    let host = line()
    host.perform { ann.name = "Annie" }
    expect(
      host.screen, is: "Annie, no. 7",
      """
      the account on the screen is now named Annie, and the line shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the name changed, and the session didn't
      """)
  }

  @Test func `the line no longer observes an old account`() {
    let host = line()
    host.perform { session.account = anna }
    host.reset()
    host.perform { ann.name = "Annie" }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), because of a name that is no longer on \
      the screen; a stored account is still read
      """)
    host.perform { anna.name = "Anne" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the account that's shown now was renamed
      """)
    expect(
      host.screen, is: "Anne, no. 7",
      """
      the account on the screen is now named Anne, and the line shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  @Test func `the line shows a different session that's passed in`() throws {
    let other = Session(account: anna)
    let host = TestHost(
      Parent(session, other) { session in AccountLine(session: session) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Anna, no. 7",
      """
      given a session with Anna's account instead of one with Ann's, which is \
      equal, the line shows "\(host.firstLine)"; store passed-in values in a \
      plain property, and this is a different session
      """)
    host.perform { other.account = bea }
    expect(
      host.firstLine, is: "Bea, no. 8",
      """
      the second session got Bea's account, and the line shows \
      "\(host.firstLine)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  private func line() -> TestHost {
    let host = TestHost(AccountLine(session: session))
    host.reset()
    return host
  }
}

/// The result of `==` for two objects; false if their type has none.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func open<Value: Equatable>(_ left: Value) -> Bool {
    guard let right = right as? Value else { return false }
    return left == right
  }
  guard let left = left as? any Equatable else { return false }
  return open(left)
}
