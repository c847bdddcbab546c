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

  @Test func `typing changes the account's name`() throws {
    try host.type("Bea", into: "Name")
    expect(
      account.name, is: "Bea",
      """
      Bea was typed, and the name of the account is \(account.name). A field \
      sets the value behind its binding: a constant has none, and the field's \
      own state is a copy
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
      the screen shows "\(host.screen)"; a screen shows the current values of \
      its models, as the task describes
      """)
  }

  @Test func `the toggle switches the account's wish for mail`() throws {
    try host.press("Mail")
    expect(
      account.wantsMail, is: true,
      """
      Mail was switched on, and the account doesn't want any. A toggle sets \
      the value behind its binding
      """)
    try host.press("Mail")
    expect(
      account.wantsMail, is: false,
      """
      Mail was switched on and off, and the account wants mail; the toggle \
      writes to the account
      """)
  }

  @Test func `the greeting follows the typed name`() throws {
    try host.type("Bea", into: "Name")
    expect(
      host.screen, contains: "Hello, Bea",
      """
      Bea was typed, and the screen shows "\(host.screen)". Evaluated: \
      \(host.evaluations). Field and greeting show the same name, which the \
      account owns
      """)
  }

  @Test func `any typed text becomes the name`() throws {
    for text in [" Bea ", ""] {
      try host.type(text, into: "Name")
      expect(
        account.name, is: text,
        """
        "\(text)" was typed, and the name of the account is "\(account.name)". \
        A binding sets any typed text, even if it's empty or starts with a \
        space
        """)
    }
  }

  @Test func `the field follows the account`() {
    host.perform { account.name = "Bea" }
    expect(
      host.screen, contains: "Name: Bea_",
      """
      the name of the account became Bea, and the screen shows \
      "\(host.screen)". A field that stores a copy still shows the name it had \
      when it appeared
      """)
  }

  @Test func `the toggle follows the account`() {
    host.perform { account.wantsMail = true }
    expect(
      host.screen, contains: "[x] Mail",
      """
      the account wants mail, and the screen shows "\(host.screen)". A view \
      that makes a binding to a property in its body, or reads it there, is \
      re-evaluated when that property changes
      """)
  }

  @Test func `a name field edits the name it's given a binding to`() throws {
    let host = TestHost(
      Owner("Ann", then: "Dora") { name in NameField(name: name) })
    try host.type("Cleo", into: "Name")
    expect(
      host.screen, contains: "Name: Cleo_\nOwned: Cleo",
      """
      a view with a name in its state passed `$name` to a NameField, Cleo was \
      typed, and the screen shows "\(host.screen)"; the owner has the new name \
      right away
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Name: Dora_",
      """
      the owner set the name to Dora, and the screen shows "\(host.screen)"; \
      read a binding each time, and never copy its value
      """)
  }

  @Test func `an edit doesn't change the rest of the account`() throws {
    account.lookups = 3
    account.wantsMail = true
    try host.paste("Bea", into: "Name")
    expect(
      account.wantsMail, is: true,
      """
      the account came to want mail, Bea was typed, and the account wants \
      none. A binding to the name sets only the name
      """)
    account.name = "Cleo"
    try host.press("Mail")
    expect(
      account.name, is: "Cleo",
      """
      the name became Cleo, Mail was switched, and the name is \
      \(account.name). A binding to the wish for mail sets only that
      """)
    expect(
      account.lookups, is: 3,
      """
      there were 3 lookups before the edits, and now there are \
      \(account.lookups). An edit sets the edited property, and nothing else
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
      the second screen of an account was edited, and both show \
      "\(host.screen)"; one account has one name
      """)
  }

  @Test func `after the account is replaced, the new one is shown and edited`()
    throws
  {
    let other = Account()
    other.name = "Zoe"
    let host = TestHost(
      Parent(account, other) { account in AccountScreen(account: account) })
    try host.press("Other")
    expect(
      host.screen, contains: "Name: Zoe_\n[ ] Mail\nHello, Zoe",
      """
      given Zoe's account instead of Ann's, the screen shows "\(host.screen)"; \
      don't store a passed-in object in a state
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

  @Test func `the lookups are still counted, and observers notified`() {
    expect(
      account.lookups, is: 0,
      """
      a new account was looked up \(account.lookups) times, not 0; the count \
      starts at 0
      """)
    let changes = Recorder()
    changes.track("lookups") { account.lookups }
    account.lookups = 1
    expect(
      changes.calls, is: ["lookups"],
      """
      the lookups changed: \(changes); other screens may show them, so the \
      account has to notify observers of them
      """)
  }

  @Test func `two accounts with the same name stay separate`() throws {
    let other = Account()
    let host = TestHost(
      Parent(account, other) { account in AccountScreen(account: account) })
    try host.press("Other")
    try host.type("Zora", into: "Name")
    expect(
      [account.name, other.name], is: ["Ann", "Zora"],
      """
      given a different account that's also called Ann, Zora was typed, and \
      the names are \(account.name) and \(other.name). A binding refers to one \
      object, and two objects may have equal names
      """)
  }

  @Test func `a change of the lookups evaluates nothing`() {
    host.perform { account.lookups = 1 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); @Bindable doesn't observe anything \
      itself, and no binding refers to the lookups
      """)
  }
}
