import GradingKit
import Testing
import ViewGrading

@testable import EditAName

@MainActor
@Suite("6.1 EditAName", .exercise())
struct EditANameTests: ViewSuite {
  let account = Account()
  let host: TestHost

  init() {
    let account = account
    host = TestHost(AccountScreen(account: account))
    host.reset()
  }

  @Test func `what is typed is the name of the account`() throws {
    try host.type("Bea", into: "Name")
    expect(
      account.name, is: "Bea",
      """
      Bea was typed, and the name of the account is \(account.name). A field \
      sets what its binding leads to: a constant leads nowhere, and state of \
      the field's own is a copy
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen,
      is: """
        Name: Ann_
        [ ] Mail
        Hello, Ann
        """,
      """
      the screen shows "\(host.screen)"; a screen shows what its models hold \
      now, as the task says
      """)
  }

  @Test func `what is switched is the account's wish for mail`() throws {
    try host.press("Mail")
    expect(
      account.wantsMail, is: true,
      """
      Mail was switched on, and the account does not want any. A toggle sets \
      what its binding leads to
      """)
    try host.press("Mail")
    expect(
      account.wantsMail, is: false,
      """
      Mail was switched on and off, and the account wants mail; the toggle \
      writes to the account
      """)
  }

  @Test func `the greeting follows what is typed`() throws {
    try host.type("Bea", into: "Name")
    expect(
      host.screen, contains: "Hello, Bea",
      """
      Bea was typed, and the screen says "\(host.screen)". Evaluated: \
      \(host.evaluations). Field and greeting show one name, which the \
      account owns
      """)
  }

  @Test func `any text that is typed is the name`() throws {
    for text in [" Bea ", ""] {
      try host.type(text, into: "Name")
      expect(
        account.name, is: text,
        """
        "\(text)" was typed, and the name of the account is \
        "\(account.name)". A binding sets what is typed, also where it is \
        empty or begins with a space
        """)
    }
  }

  @Test func `the field follows the account`() {
    host.perform { account.name = "Bea" }
    expect(
      host.screen, contains: "Name: Bea_",
      """
      the name of the account became Bea, and the screen says \
      "\(host.screen)". A field that keeps a copy shows the name of the day \
      when it appeared
      """)
  }

  @Test func `the toggle follows the account`() {
    host.perform { account.wantsMail = true }
    expect(
      host.screen, contains: "[x] Mail",
      """
      the account wants mail, and the screen says "\(host.screen)". A view \
      that makes a binding to a property in its body, or reads it there, is \
      evaluated when that property changes
      """)
  }

  @Test func `a name field edits the name that it is handed`() throws {
    let host = TestHost(
      Owner("Ann", then: "Dora") { name in NameField(name: name) })
    try host.type("Cleo", into: "Name")
    expect(
      host.screen, contains: "Name: Cleo_\nOwned: Cleo",
      """
      a view that keeps a name in its state handed `$name` to a NameField, \
      Cleo was typed, and the screen says "\(host.screen)"; the owner has \
      the new name at once
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Name: Dora_",
      """
      the owner set the name to Dora, and the screen says "\(host.screen)"; \
      a binding is read each time, and never copied
      """)
  }

  @Test func `an edit leaves the rest of the account alone`() throws {
    account.lookups = 3
    account.wantsMail = true
    try host.paste("Bea", into: "Name")
    expect(
      account.wantsMail, is: true,
      """
      the account came to want mail, Bea was typed, and the account wants \
      none. A binding to the name sets the name alone
      """)
    account.name = "Cleo"
    try host.press("Mail")
    expect(
      account.name, is: "Cleo",
      """
      the name became Cleo, Mail was switched, and the name is \
      \(account.name). A binding to the wish for mail sets that alone
      """)
    expect(
      account.lookups, is: 3,
      """
      there were 3 lookups before the edits, and now \(account.lookups). An \
      edit sets what was edited, and nothing else
      """)
  }

  @Test func `two screens of one account agree`() throws {
    let host = TestHost {
      AccountScreen(account: account)
      AccountScreen(account: account)
    }
    try host.type("Bea", into: "Name", at: 1)
    try host.press("Mail", at: 1)
    expect(
      host.screen,
      is: """
        Name: Bea_
        [x] Mail
        Hello, Bea
        Name: Bea_
        [x] Mail
        Hello, Bea
        """,
      """
      the second screen of an account was edited, and both say \
      "\(host.screen)"; one account has one name
      """)
  }

  @Test func `another account is the one that is shown and edited`() throws {
    let other = Account()
    other.name = "Zoe"
    let host = TestHost(
      Parent(account, other) { account in AccountScreen(account: account) })
    try host.press("Other")
    expect(
      host.screen, contains: "Name: Zoe_\n[ ] Mail\nHello, Zoe",
      """
      handed Zoe's account in place of Ann's, the screen says \
      "\(host.screen)"; what is handed in is kept in no state
      """)
    try host.type("Zora", into: "Name")
    try host.press("Mail")
    expect(
      [account.name, other.name], is: ["Ann", "Zora"],
      """
      Zora was typed into the second account, and the names are \
      \(account.name) and \(other.name); each field writes to its own account
      """)
    expect(
      [account.wantsMail, other.wantsMail], is: [false, true],
      """
      Mail was switched in the second account, and not in the first; each \
      toggle writes to its own account
      """)
  }

  @Test func `the lookups are still counted, and announced`() {
    expect(
      account.lookups, is: 0,
      """
      a new account was looked up \(account.lookups) times, in place of 0; the \
      count begins at 0
      """)
    let changes = Recorder()
    changes.track("lookups") { account.lookups }
    account.lookups = 1
    expect(
      changes.calls, is: ["lookups"],
      """
      the lookups changed: \(changes); other screens may show them, so the \
      account has to announce them
      """)
  }

  @Test func `two accounts of one name are told apart`() throws {
    let other = Account()
    let host = TestHost(
      Parent(account, other) { account in AccountScreen(account: account) })
    try host.press("Other")
    try host.type("Zora", into: "Name")
    expect(
      [account.name, other.name], is: ["Ann", "Zora"],
      """
      handed another account that is called Ann, too, Zora was typed, and \
      the names are \(account.name) and \(other.name). A binding leads to an \
      object, and two objects may hold equal names
      """)
  }

  @Test func `a change of the lookups evaluates nothing`() {
    host.perform { account.lookups = 1 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); @Bindable waits for nothing by itself, \
      and no binding leads to the lookups
      """)
  }
}
