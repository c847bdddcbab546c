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
      \(changes), after Bea's account replaced Ann's; the getter has to call \
      access, or no tracking observes the property
      """)
    session.account = ann
    changes.track("Anna's") { session.account }
    session.account = anna
    expect(
      session.account === anna, is: true,
      """
      an account named "Anna" was assigned, but the session still has a \
      different object, named \(session.account.name); store the assigned \
      object itself, even if it equals the old one
      """)
    expect(
      changes.calls, is: ["Bea's", "Anna's"],
      """
      \(changes), after Anna's account replaced Ann's. Observers should be \
      notified when the object is replaced, but a setter that uses ==, as the \
      macro's does even for a private property, finds the two accounts equal
      """)
    changes.track("twin") { session.account }
    session.account = Account(number: 7, name: "Anna")
    expect(
      changes.calls, is: ["Bea's", "Anna's", "twin"],
      """
      \(changes), after a different object with the same values replaced \
      Anna's account; even that should notify observers, because the next \
      change may be inside the new account
      """)
  }

  @Test func `the session keeps its account alive`() {
    let other = Session(account: Account(number: 9, name: "Cleo"))
    expect(
      other.account.name, is: "Cleo",
      """
      a session was created with Cleo's account, which no other code refers \
      to, and now its account is named \(other.account.name); keep a strong \
      reference to the account, which causes no reference cycle
      """)
    other.account = Account(number: 10, name: "Dora")
    expect(
      other.account.name, is: "Dora",
      """
      a session was assigned Dora's account, which no other code refers to, \
      and now its account is named \(other.account.name); keep a strong \
      reference to the assigned account
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
      """
      \(changes), after Bea's account replaced Ann's; the replacement should \
      notify observers once
      """)
    expect(
      changes.seen, is: ["Ann"],
      """
      Bea's account replaced Ann's, and onChange saw the name \(changes.seen), \
      but it should still see Ann's; notify observers before the change
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
      \(changes), after the account was replaced once, and onChange tracked it \
      again; that tracking should observe the next change, so notify observers \
      only once
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
      \(changes), after a second session's account was replaced once, with \
      Bea's, which isn't equal; that should notify its observer only once. If \
      your accessors notify observers of the account, ignore the property that \
      stores the account
      """)
    session.account = ann
    expect(
      changes.calls,
      is: ["replacement", "other", "replacement, tracked again"],
      """
      \(changes), after the first session's account was replaced a second \
      time, with Ann's; the tracking that started in onChange should be \
      notified, too
      """)
  }

  @Test func `assigning the same object notifies no one`() {
    changes.track("account") { session.account }
    session.account = ann
    expect(
      changes.calls, is: [],
      """
      \(changes), but the object that was assigned was already the session's \
      account; assigning the same object shouldn't notify any observer
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
      \(changes), after the account was renamed; only the observer of the name \
      should be notified, because the session still has the same account
      """)
    expect(
      ann.name, is: "Annie",
      """
      the session's account was renamed to "Annie", but the object that was \
      passed in is named \(ann.name); the session should store that object \
      itself
      """)
  }

  @Test func `changing an old account notifies no one`() {
    session.account = anna
    changes.track("name") { session.account.name }
    ann.name = "Annie"
    expect(
      changes.calls, is: [],
      """
      \(changes), after an account that the session no longer has was renamed; \
      the account property should return only the current account
      """)
    anna.name = "Anne"
    expect(
      changes.calls, is: ["name"],
      """
      \(changes), after the session's current account was renamed; the \
      observer of its name should be notified
      """)
  }

  @Test func `the first account notifies no one`() {
    let other = Session(account: bea)
    expect(
      other.account === bea, is: true,
      """
      a session was created with Bea's account, but its account is a different \
      object, named \(other.account.name); init should store the account it's \
      given
      """)
    changes.track("account") { other.account }
    session.account = bea
    expect(
      changes.calls, is: [],
      """
      \(changes), but a different session's account was replaced; each session \
      should notify only its own observers
      """)
  }

  @Test func `accounts with the same number stay equal`() {
    expect(
      areEqual(ann, anna), is: true,
      """
      two accounts with the number 7 are no longer ==; other code relies on \
      their equality, so change how the session compares accounts, not Account
      """)
    expect(
      areEqual(ann, bea), is: false,
      """
      accounts 7 and 8 are ==; accounts should be equal only if their numbers \
      are, so don't change Account
      """)
  }

  // MARK: The line

  @Test func `the line shows the current account`() {
    let host = line()
    host.perform { session.account = bea }
    expect(
      host.screen, is: "Bea, no. 8",
      """
      Bea's account replaced Ann's, but the line shows "\(host.screen)"; read \
      the session's account in body, because init ran before the account was \
      replaced
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the session's account was replaced once, \
      so only the body that reads it should be evaluated
      """)
  }

  @Test func `the line shows an equal account, too`() {
    let host = line()
    host.perform { session.account = anna }
    expect(
      host.screen, is: "Anna, no. 7",
      """
      an equal account, named Anna, replaced Ann's, but the line shows \
      "\(host.screen)"; don't pass the account to another view: an equal \
      account is an equal input, so the host would skip the other view
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); replacing the account should evaluate \
      only one body
      """)
  }

  @Test func `the line follows the account it shows`() {
    let host = line()
    host.perform { ann.name = "Annie" }
    expect(
      host.screen, is: "Annie, no. 7",
      """
      the account on the screen was renamed to "Annie", but the line shows \
      "\(host.screen)"; read the name in the body
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); only the name changed, so only the body \
      that reads it should be evaluated
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
      evaluated: \(host.evaluations); an account that was no longer on the \
      screen was renamed, so no body should be evaluated. Read the account \
      from the session, and don't store it in the view
      """)
    host.perform { anna.name = "Anne" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the account on the screen was renamed, \
      so only the body that reads its name should be evaluated
      """)
    expect(
      host.screen, is: "Anne, no. 7",
      """
      the account on the screen was renamed to "Anne", but the line shows \
      "\(host.screen)"; read the name of the session's current account in the \
      body
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
      the line was passed a session with Anna's account instead of the session \
      with Ann's, an equal account, but it shows "\(host.firstLine)"; store \
      passed-in values in a plain property, and don't compare sessions by \
      their accounts
      """)
    let third = Session(account: ann)
    let same = TestHost(
      Parent(session, third) { session in AccountLine(session: session) })
    try same.press("Other")
    same.perform { third.account = bea }
    expect(
      same.firstLine, is: "Bea, no. 8",
      """
      the line was passed a second session with the same account, then that \
      session's account was replaced with Bea's, but the line shows \
      "\(same.firstLine)"; it should show the session it was passed last
      """)
    host.perform { other.account = bea }
    expect(
      host.firstLine, is: "Bea, no. 8",
      """
      the line was passed a second session, whose account was then replaced \
      with Bea's, but the line shows "\(host.firstLine)"; it should show the \
      current account of the session it was passed last
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
