import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import AKeyWithADefault

@MainActor
@Suite("5.2 AKeyWithADefault", .exercise())
struct AKeyWithADefaultTests: ViewSuite {
  @Test func `a value is kept under the key`() {
    var values = EnvironmentValues()
    values.discount = 25
    expect(
      values.discount, is: 25,
      """
      discount was set to 25, and is \(values.discount); its get and its set \
      use the subscript of EnvironmentValues, with one key
      """)
  }

  @Test func `the default is 0, and stays 0`() {
    var values = EnvironmentValues()
    let before = values.discount
    values.discount = 25
    let other = EnvironmentValues().discount
    expect(
      [before, other], is: [0, 0],
      """
      if it isn't set, the discount is \(before), and after it was set to 25 \
      elsewhere, \(other); a value is set for one branch, never for all views. \
      A default doesn't change
      """)
  }

  @Test func `a line takes off the injected discount`() {
    let host = TestHost(glazed.environment(\.discount, 25))
    expect(
      host.screen, is: "Glazed: 225",
      """
      a discount of 25 was injected into a line of 300 cents, which shows \
      "\(host.screen)"; the line shows price * (100 - discount) / 100, and a \
      property with @Environment(\\.discount), read in the body, gives the \
      discount
      """)
  }

  @Test func `the price is computed in whole cents`() {
    let host = TestHost(
      PriceLine(name: "Plain", price: 250).environment(\.discount, 90))
    expect(
      host.screen, is: "Plain: 25",
      """
      a discount of 90 was injected into a line of 250 cents, which shows \
      "\(host.screen)"; a quotient of integers has no fraction, so multiply \
      first, and a Double may be a little less than the number it stands for
      """)
  }

  @Test func `a line without a discount shows the full price`() {
    // A discount set elsewhere doesn't reach this line.
    var elsewhere = EnvironmentValues()
    elsewhere.discount = 25
    let host = TestHost(glazed)
    expect(
      host.screen, is: "Glazed: 300",
      """
      no discount is injected, and the line of 300 cents shows \
      "\(host.screen)"; then the key's default applies
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); read the environment in a body or in an action")
  }

  @Test func `the nearest discount counts`() {
    let host = TestHost(
      glazed.environment(\.discount, 10).environment(\.discount, 50))
    expect(
      host.screen, is: "Glazed: 270",
      """
      50 is injected, and 10 nearer to the line of 300 cents, which shows \
      "\(host.screen)"; the nearer value replaces the outer one
      """)
    let whole = TestHost(
      glazed.environment(\.discount, 0).environment(\.discount, 50))
    expect(
      whole.screen, is: "Glazed: 300",
      """
      50 is injected, and 0 nearer to the line of 300 cents, which shows \
      "\(whole.screen)"; 0 is a value like any other, and hides the outer one
      """)
  }

  @Test func `a discount reaches its own branch`() {
    let host = TestHost {
      PriceCard().environment(\.discount, 25)
      PriceCard()
    }
    expect(
      host.screen, is: "Glazed: 225\nFilled: 300\nGlazed: 300\nFilled: 400",
      """
      a discount of 25 was injected into the first of two cards, and they show \
      "\(host.screen)"; an injected value reaches the views inside, not those \
      beside them
      """)
  }

  @Test func `an equal discount evaluates no line`() throws {
    let host = TestHost(
      Parent(25, 25) { percent in
        PriceCard().environment(\.discount, percent)
      })
    host.reset()
    try host.press("Again")
    expect(
      host.causes, is: ["state round"],
      """
      evaluated: \(host.evaluations); 25 was injected again, instead of 25: an \
      equal value evaluates no view. No two closures are equal
      """)
  }

  @Test func `a different discount re-evaluates each line once`() throws {
    let host = TestHost(
      Parent(50, 25) { percent in
        PriceCard().environment(\.discount, percent)
      })
    host.reset()
    try host.press("Other")
    expect(
      host.screen, contains: "Glazed: 225\nFilled: 300",
      """
      25 replaced 50, and the card shows "\(host.screen)"; a body that reads \
      the discount is re-evaluated when it differs
      """)
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations); an injected value doesn't affect the \
      card, which doesn't read it
      """)
    let key = "environment DiscountKey"
    expect(
      host.causes, is: ["state isFirst", key, key],
      """
      evaluated: \(host.evaluations); each of the two lines reads the value \
      under DiscountKey, and is evaluated once
      """)
  }

  @Test func `a different price is shown with the discount`() throws {
    let host = TestHost(
      Parent(300, 200) { price in
        PriceLine(name: "Glazed", price: price).environment(\.discount, 50)
      })
    try host.press("Other")
    expect(
      host.firstLine, is: "Glazed: 100",
      """
      the price went from 300 to 200 with a discount of 50, and the line shows \
      "\(host.firstLine)"; store passed-in values in a plain property
      """)
  }

  @Test func `a screen starts with the full prices`() {
    let host = TestHost(MenuScreen())
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      "the screen shows \"\(host.screen)\"; happy hour starts with a tap")
  }

  @Test func `during happy hour everything costs half`() throws {
    let host = TestHost(MenuScreen())
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 150\nFilled: 200",
      """
      Happy hour was tapped, and the screen shows "\(host.screen)"; the screen \
      injects 50 into its card
      """)
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      """
      Happy hour was tapped a second time, and the screen shows \
      "\(host.screen)"; the button switches between 50 and 0
      """)
  }

  @Test func `happy hour doesn't evaluate the card`() throws {
    let host = TestHost(MenuScreen())
    host.reset()
    try host.press("Happy hour")
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations); the discount doesn't affect the card. A \
      mounted card is a new one, at a different place: the if branch, the else \
      branch and each id have a place of their own
      """)
    let key = "environment DiscountKey"
    expect(
      host.causes, endsWith: [key, key],
      """
      evaluated: \(host.evaluations); each of the two lines reads the \
      discount, and is evaluated once
      """)
  }

  @Test func `each screen has its own happy hour`() throws {
    let host = TestHost {
      MenuScreen()
      MenuScreen()
    }
    try host.press("Happy hour", at: 1)
    expect(
      host.lines(beginningWith: "Glazed"), is: ["Glazed: 300", "Glazed: 150"],
      """
      happy hour has started on the second of two screens, and they show \
      "\(host.screen)"; what a screen injects reaches its own card
      """)
  }

  private var glazed: PriceLine { PriceLine(name: "Glazed", price: 300) }
}
