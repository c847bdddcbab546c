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

  @Test func `another account is announced, also an equal one`() {
    changes.track("Bea's") { session.account }
    session.account = bea
    expect(
      changes.calls, is: ["Bea's"],
      """
      \(changes), and Bea's account has taken the place of Ann's; what is \
      announced is the property that was read: its getter has to call access, \
      or no tracking observes it
      """)
    session.account = ann
    changes.track("Anna's") { session.account }
    session.account = anna
    expect(
      session.account === anna, is: true,
      """
      an account named Anna was assigned, and the session has another one, \
      named \(session.account.name); a setter that skips an equal object, or \
      copies from it, goes on holding the old one
      """)
    expect(
      changes.calls, is: ["Bea's", "Anna's"],
      """
      \(changes), and Anna's account has taken the place of Ann's. A setter \
      that asks ==, as the macro's does for a private property, too, finds \
      them equal; a view that draws an object has to be told when the object \
      is replaced
      """)
    changes.track("twin") { session.account }
    session.account = Account(number: 7, name: "Anna")
    expect(
      changes.calls, is: ["Bea's", "Anna's", "twin"],
      """
      \(changes), and another object has taken the place of Anna's account. \
      It says the same, for now; the next change is one of this object
      """)
  }

  @Test func `the session holds its account`() {
    let other = Session(account: Account(number: 9, name: "Cleo"))
    expect(
      other.account.name, is: "Cleo",
      """
      a session was made with Cleo's account, which nobody else holds, and now \
      it has one named \(other.account.name); a session holds its account, and \
      as the account does not hold the session, there is no ring
      """)
    other.account = Account(number: 10, name: "Dora")
    expect(
      other.account.name, is: "Dora",
      """
      Dora's account was assigned, which nobody else holds, and now the \
      session has one named \(other.account.name); the session keeps what it \
      is given
      """)
  }

  @Test func `another account is announced before it is there`() {
    changes.track("account") {
      session.account
    } seeing: {
      session.account.name
    }
    session.account = bea
    expect(
      changes.calls, is: ["account"],
      "\(changes); Bea's account has taken the place of Ann's")
    expect(
      changes.seen, is: ["Ann"],
      """
      who was told of the change found \(changes.seen); a change is \
      announced before it is made
      """)
  }

  @Test func `one swap is announced once`() {
    changes.track("swap") {
      session.account
    } seeing: {
      changes.track("swap, once more") { session.account }
    }
    session.account = anna
    expect(
      changes.calls, is: ["swap"],
      """
      \(changes); whoever is told of a change and tracks again at once waits \
      for the next change, and there was only one change
      """)
    let other = Session(account: ann)
    changes.track("other") {
      other.account
    } seeing: {
      changes.track("other, once more") { other.account }
    }
    other.account = bea
    expect(
      changes.calls, is: ["swap", "other"],
      """
      \(changes); another session got Bea's account, which is not equal, and \
      announced it twice. Where the accessors announce the account, what \
      stores it is ignored
      """)
  }

  @Test func `the same object is no change`() {
    changes.track("account") { session.account }
    session.account = ann
    expect(
      changes.calls, is: [],
      """
      \(changes), and the account that was assigned was there already; the \
      same object is no change
      """)
  }

  @Test func `a change in the account is announced by the account`() {
    changes.track("session") { session.account }
    changes.track("name") { session.account.name }
    session.account.name = "Annie"
    expect(
      changes.calls, is: ["name"],
      """
      \(changes); the account has another name, and the session has the \
      account that it had
      """)
    expect(
      ann.name, is: "Annie",
      """
      the account of the session was named Annie, and the object that was \
      handed in is named \(ann.name); it is one and the same
      """)
  }

  @Test func `an old account has nothing to say any more`() {
    session.account = anna
    changes.track("name") { session.account.name }
    ann.name = "Annie"
    expect(
      changes.calls, is: [],
      """
      \(changes), of an account that the session has given up; what was given \
      up concerns nobody
      """)
    anna.name = "Anne"
    expect(
      changes.calls, is: ["name"],
      "\(changes); the account that the session has now got another name")
  }

  @Test func `a first account is not announced`() {
    let other = Session(account: bea)
    expect(
      other.account === bea, is: true,
      """
      a session made with Bea's account has one named \(other.account.name); \
      init keeps what it is handed
      """)
    changes.track("account") { other.account }
    session.account = bea
    expect(
      changes.calls, is: [],
      "\(changes); another session got another account")
  }

  @Test func `accounts of one number stay equal`() {
    expect(
      areEqual(ann, anna), is: true,
      """
      two accounts of number 7 are no longer ==; others rely on that, so fix \
      how the session compares them
      """)
    expect(
      areEqual(ann, bea), is: false,
      """
      accounts 7 and 8 are == each other; they are equal if their numbers \
      are
      """)
  }

  // MARK: The line

  @Test func `the line shows the account that is there now`() {
    let host = line()
    host.perform { session.account = bea }
    expect(
      host.screen, is: "Bea, no. 8",
      """
      Bea has signed in after Ann, and the line says "\(host.screen)"; what \
      init takes from the session is the account of that moment
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the session got another account, and \
      one body has to look for it there
      """)
  }

  @Test func `the line shows an equal account, too`() {
    let host = line()
    host.perform { session.account = anna }
    expect(
      host.screen, is: "Anna, no. 7",
      """
      account 7 was sent again, with the name Anna, and the line says \
      "\(host.screen)"; where an account is handed to another view, equal \
      inputs are the same, and the view is skipped
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); another account evaluates one body
      """)
  }

  @Test func `the line follows the account that it shows`() {
    let host = line()
    host.perform { ann.name = "Annie" }
    expect(
      host.screen, is: "Annie, no. 7",
      """
      the account that is shown has the name Annie now, and the line says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the name changed, and the session did not
      """)
  }

  @Test func `the line lets go of an old account`() {
    let host = line()
    host.perform { session.account = anna }
    host.reset()
    host.perform { ann.name = "Annie" }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), because of a name that is no longer on \
      the screen; an account that was kept is still read
      """)
    host.perform { anna.name = "Anne" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the account that is shown now has got \
      another name
      """)
    expect(
      host.screen, is: "Anne, no. 7",
      """
      the account that is shown has the name Anne now, and the line says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
  }

  @Test func `the line shows the session that it is handed now`() throws {
    let other = Session(account: anna)
    let host = TestHost(
      Parent(session, other) { session in AccountLine(session: session) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Anna, no. 7",
      """
      handed a session with Anna's account in place of one with Ann's, which \
      is equal, the line says "\(host.firstLine)"; what is handed in belongs \
      in a plain property, and it is another session
      """)
    host.perform { other.account = bea }
    expect(
      host.firstLine, is: "Bea, no. 8",
      """
      the second session got Bea's account, and the line says \
      "\(host.firstLine)"; a screen shows what its models hold now, as the \
      task says
      """)
  }

  private func line() -> TestHost {
    let host = TestHost(AccountLine(session: session))
    host.reset()
    return host
  }
}

/// What `==` says of two objects; false, if their type has none.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func open<Value: Equatable>(_ left: Value) -> Bool {
    guard let right = right as? Value else { return false }
    return left == right
  }
  guard let left = left as? any Equatable else { return false }
  return open(left)
}
