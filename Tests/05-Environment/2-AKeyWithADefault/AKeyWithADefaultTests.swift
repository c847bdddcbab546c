import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import AKeyWithADefault

@MainActor
@Suite("5.2 AKeyWithADefault", .exercise())
struct AKeyWithADefaultTests: ViewSuite {
  @Test func `a value is kept under the key`() {
    for percent in [25, 100] {
      var values = EnvironmentValues()
      values.discount = percent
      expect(
        values.discount, is: percent,
        """
        discount was set to \(percent), but is \(values.discount); its get and \
        its set should use the subscript of EnvironmentValues with the same key
        """)
    }
  }

  @Test func `the default is 0, and stays 0`() {
    var values = EnvironmentValues()
    let before = values.discount
    values.discount = 25
    let other = EnvironmentValues().discount
    expect(
      [before, other], is: [0, 0],
      """
      a new EnvironmentValues had the discount \(before), and after that \
      discount was set to 25, a second EnvironmentValues has the discount \
      \(other); both discounts should be 0. Setting a value for one branch \
      shouldn't change the default
      """)
  }

  @Test func `a line takes off the injected discount`() {
    let host = TestHost(glazed.environment(\.discount, 25))
    expect(
      host.screen, is: "Glazed: 225",
      """
      a discount of 25 was injected into a line with a price of 300, but the \
      line shows "\(host.screen)"; read the discount with \
      @Environment(\\.discount), and show price * (100 - discount) / 100
      """)
    let free = TestHost(glazed.environment(\.discount, 100))
    expect(
      free.screen, is: "Glazed: 0",
      """
      a discount of 100 was injected into a line, but the line shows \
      "\(free.screen)"; every price should be shown as a number, even 0
      """)
  }

  @Test func `the price is computed in whole cents`() {
    let host = TestHost(
      PriceLine(name: "Plain", price: 250).environment(\.discount, 90))
    expect(
      host.screen, is: "Plain: 25",
      """
      a discount of 90 was injected into a line with a price of 250, but the \
      line shows "\(host.screen)"; integer division drops the fraction, so \
      multiply before you divide, and don't use a Double, which may be \
      slightly too small
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
      no discount was injected, but the line with a price of 300 shows \
      "\(host.screen)"; without a discount, the key's default, 0, should apply
      """)
    expect(
      host.issues, is: [],
      """
      the host reports \(host.issues); read the environment in a body or in an \
      action
      """)
  }

  @Test func `the nearest discount counts`() {
    let host = TestHost(
      glazed.environment(\.discount, 10).environment(\.discount, 50))
    expect(
      host.screen, is: "Glazed: 270",
      """
      a discount of 10 was injected into a line with a price of 300, and a \
      discount of 50 further out, but the line shows "\(host.screen)"; the \
      nearer discount should replace the outer discount
      """)
    let whole = TestHost(
      glazed.environment(\.discount, 0).environment(\.discount, 50))
    expect(
      whole.screen, is: "Glazed: 300",
      """
      a discount of 0 was injected into a line with a price of 300, and a \
      discount of 50 further out, but the line shows "\(whole.screen)"; even a \
      discount of 0 should replace the outer discount
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
      a discount of 25 was injected into the first of two cards, but they show \
      "\(host.screen)"; the discount should reach only the views inside the \
      first card
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
      evaluated: \(host.evaluations), but the same discount, 25, was injected \
      again; an equal value shouldn't evaluate any line. Inject the number, \
      not a closure, because no two closures are equal
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
      the discount went from 50 to 25, but the card shows "\(host.screen)"; \
      read the discount in the body of each line, so that the body is \
      evaluated again when the discount changes
      """)
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations), but PriceCard shouldn't be evaluated \
      when the discount changes; let the lines, not the card, read the discount
      """)
    let key = "environment DiscountKey"
    expect(
      host.causes, is: ["state isFirst", key, key],
      """
      evaluated: \(host.evaluations); each of the two lines should read the \
      value for DiscountKey, and be evaluated only once when that value changes
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
      with a discount of 50, the price went from 300 to 200, but the line \
      shows "\(host.firstLine)"; store passed-in values in a plain property
      """)
  }

  @Test func `a different name is shown`() throws {
    let host = TestHost(
      Parent("Glazed", "Filled") { name in
        PriceLine(name: name, price: 300).environment(\.discount, 50)
      })
    try host.press("Other")
    expect(
      host.firstLine, is: "Filled: 150",
      """
      the name went from Glazed to Filled, but the line shows \
      "\(host.firstLine)"; store passed-in values in a plain property
      """)
  }

  @Test func `a screen starts with the full prices`() {
    let host = TestHost(MenuScreen())
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      """
      nothing was tapped, but the screen shows "\(host.screen)"; it should \
      show the full prices until Happy hour is tapped
      """)
  }

  @Test func `during happy hour everything costs half`() throws {
    let host = TestHost(MenuScreen())
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 150\nFilled: 200",
      """
      Happy hour was tapped, but the screen shows "\(host.screen)"; it should \
      now inject a discount of 50 into its card
      """)
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      """
      Happy hour was tapped a second time, but the screen shows \
      "\(host.screen)"; the button should switch the discount between 50 and 0
      """)
  }

  @Test func `happy hour doesn't evaluate the card`() throws {
    let host = TestHost(MenuScreen())
    host.reset()
    try host.press("Happy hour")
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations), but Happy hour shouldn't evaluate \
      PriceCard. If the card was mounted, it's a new card at a different \
      place; each branch of an if is a separate place, and so is each id, so \
      write the card once
      """)
    let key = "environment DiscountKey"
    expect(
      host.causes, endsWith: [key, key],
      """
      evaluated: \(host.evaluations); each of the two lines should read the \
      discount, and one tap on Happy hour should evaluate each line only once
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
      Happy hour was tapped only on the second of two screens, but they show \
      "\(host.screen)"; each screen should inject its discount only into its \
      own card
      """)
  }

  private var glazed: PriceLine { PriceLine(name: "Glazed", price: 300) }
}
