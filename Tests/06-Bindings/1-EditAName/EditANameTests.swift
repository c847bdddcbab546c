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
      "Bea" was typed, but the account's name is \(account.name); pass the \
      field a binding to the account's name. A constant binding ignores what \
      you set, and a name in the field's own state is a copy
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
      a new account is shown as "\(host.screen)"; the screen should look like \
      the picture, with Ann's name, Mail switched off, and the greeting
      """)
  }

  @Test func `the toggle switches the account's wish for mail`() throws {
    try host.press("Mail")
    expect(
      account.wantsMail, is: true,
      """
      Mail was switched on, but the account's wantsMail is still false; pass \
      the toggle a binding to wantsMail
      """)
    try host.press("Mail")
    expect(
      account.wantsMail, is: false,
      """
      Mail was switched on and off again, but the account's wantsMail is still \
      true; the toggle should set it to false
      """)
  }

  @Test func `the greeting follows the typed name`() throws {
    try host.type("Bea", into: "Name")
    expect(
      host.screen, contains: "Hello, Bea",
      """
      "Bea" was typed, but the screen shows "\(host.screen)". Evaluated: \
      \(host.evaluations). The field and the greeting should show the same \
      name, which the account owns
      """)
  }

  @Test func `any typed text becomes the name`() throws {
    for text in [" Bea ", "", "x", "zoe\tof the second floor"] {
      try host.type(text, into: "Name")
      expect(
        account.name, is: text,
        """
        "\(text)" was typed, but the account's name is "\(account.name)"; set \
        the name to exactly what was typed, whatever the text starts with or \
        contains
        """)
    }
  }

  @Test func `the field follows the account`() {
    host.perform { account.name = "Bea" }
    expect(
      host.screen, contains: "Name: Bea_",
      """
      the account was renamed to "Bea", but the screen shows "\(host.screen)"; \
      let the field read the name through a binding, because a copy stays as \
      it was when the field appeared
      """)
  }

  @Test func `the toggle follows the account`() {
    host.perform { account.wantsMail = true }
    expect(
      host.screen, contains: "[x] Mail",
      """
      wantsMail was set to true, but the screen shows "\(host.screen)"; read \
      wantsMail, or make the binding to it, in a body, so that the body is \
      evaluated again when wantsMail changes
      """)
  }

  @Test func `a name field edits the name it's given a binding to`() throws {
    let host = TestHost(
      Owner("Ann", then: "Dora") { name in NameField(name: name) })
    try host.type("Cleo", into: "Name")
    expect(
      host.screen, contains: "Name: Cleo_\nOwned: Cleo",
      """
      a view that owns a name passed `$name` to a NameField, "Cleo" was typed \
      into that field, but the screen shows "\(host.screen)"; the field should \
      set the owner's name right away
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Name: Dora_",
      """
      the owner set the name to "Dora", but the screen shows "\(host.screen)"; \
      read the binding each time, and don't copy its value
      """)
  }

  @Test func `an edit doesn't change the rest of the account`() throws {
    account.lookups = 3
    account.wantsMail = true
    try host.paste("Bea", into: "Name")
    expect(
      account.wantsMail, is: true,
      """
      wantsMail was set to true, then "Bea" was pasted, and wantsMail is now \
      false; editing the name should set only the name
      """)
    account.name = "Cleo"
    try host.press("Mail")
    expect(
      account.name, is: "Cleo",
      """
      the name was set to "Cleo", then Mail was switched, and the name is \
      \(account.name); the toggle should set only wantsMail
      """)
    expect(
      account.lookups, is: 3,
      """
      there were 3 lookups before the edits, and now there are \
      \(account.lookups); an edit should set only the edited property
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
      one account was shown on two screens, and edited on the second screen, \
      but the screens show "\(host.screen)"; both screens should show the \
      account's current values
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
      the screen was given Zoe's account instead of Ann's, but it shows \
      "\(host.screen)"; don't store a passed-in object in a state
      """)
    try host.type("Zora", into: "Name")
    try host.press("Mail")
    expect(
      [account.name, other.name], is: ["Ann", "Zora"],
      """
      after Zoe's account replaced Ann's, "Zora" was typed, and the names are \
      now \(account.name) in Ann's account and \(other.name) in Zoe's; only \
      Zoe's account should be renamed
      """)
    expect(
      [account.wantsMail, other.wantsMail], is: [false, true],
      """
      after Zoe's account replaced Ann's, Mail was switched on, and wantsMail \
      is now \(account.wantsMail) in Ann's account and \(other.wantsMail) in \
      Zoe's; only Zoe's account should change
      """)
  }

  @Test func `the lookups are still counted, and observers notified`() {
    expect(
      account.lookups, is: 0,
      """
      the lookups of a new account are \(account.lookups); they should start \
      at 0
      """)
    let changes = Recorder()
    changes.track("lookups") { account.lookups }
    account.lookups = 1
    expect(
      changes.calls, is: ["lookups"],
      """
      the lookups changed: \(changes); other screens may show the lookups, so \
      the account should notify the observers of the lookups
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
      after a second account, also called "Ann", replaced the first, "Zora" \
      was typed, and the names are now \(account.name) and \(other.name), in \
      this order; only the second account should be renamed
      """)
  }

  @Test func `a change of the lookups evaluates nothing`() {
    host.perform { account.lookups = 1 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), but only the lookups changed; no view \
      should read them, or make a binding to them
      """)
  }
}
