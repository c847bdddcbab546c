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
      where nobody has set it, the discount is \(before), and once somebody \
      has set it to 25 elsewhere, \(other); a value is set for the views \
      below, and never for all. A default does not change
      """)
  }

  @Test func `a line takes off the discount that is handed down`() {
    let host = TestHost(glazed.environment(\.discount, 25))
    expect(
      host.screen, is: "Glazed: 225",
      """
      a discount of 25 was handed down to a line of 300 cents, which says \
      "\(host.screen)"; the line shows price * (100 - discount) / 100, and a \
      property with @Environment(\\.discount), read in the body, is the discount
      """)
  }

  @Test func `what is left is worked out in whole cents`() {
    let host = TestHost(
      PriceLine(name: "Plain", price: 250).environment(\.discount, 90))
    expect(
      host.screen, is: "Plain: 25",
      """
      a discount of 90 was handed down to a line of 250 cents, which says \
      "\(host.screen)"; a quotient of integers has no fraction, so the \
      product comes first, and a Double may be a little less than the number \
      that it stands for
      """)
  }

  @Test func `a line that is handed no discount shows the whole price`() {
    // A discount that is set elsewhere does not reach this line.
    var elsewhere = EnvironmentValues()
    elsewhere.discount = 25
    let host = TestHost(glazed)
    expect(
      host.screen, is: "Glazed: 300",
      """
      nobody hands a discount down, and the line of 300 cents says \
      "\(host.screen)"; then the default of the key counts
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); the environment is read in a body or in an action")
  }

  @Test func `the nearest discount counts`() {
    let host = TestHost(
      glazed.environment(\.discount, 10).environment(\.discount, 50))
    expect(
      host.screen, is: "Glazed: 270",
      """
      50 are handed down, and 10 nearer to the line of 300 cents, which says \
      "\(host.screen)"; what is set nearer replaces what is set further up
      """)
    let whole = TestHost(
      glazed.environment(\.discount, 0).environment(\.discount, 50))
    expect(
      whole.screen, is: "Glazed: 300",
      """
      50 are handed down, and 0 nearer to the line of 300 cents, which says \
      "\(whole.screen)"; 0 is a value like any other, and hides what is set \
      further up
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
      a discount of 25 was handed to the first of two cards, and they say \
      "\(host.screen)"; what is handed down reaches the views below, and not \
      those beside them
      """)
  }

  @Test func `the same discount evaluates no line`() throws {
    let host = TestHost(
      Parent(25, 25) { percent in
        PriceCard().environment(\.discount, percent)
      })
    host.reset()
    try host.press("Again")
    expect(
      host.causes, is: ["state round"],
      """
      evaluated: \(host.evaluations); 25 were handed down once more, in place \
      of 25: an equal value evaluates no view. No two closures are equal
      """)
  }

  @Test func `another discount evaluates each line once`() throws {
    let host = TestHost(
      Parent(50, 25) { percent in
        PriceCard().environment(\.discount, percent)
      })
    host.reset()
    try host.press("Other")
    expect(
      host.screen, contains: "Glazed: 225\nFilled: 300",
      """
      25 took the place of 50, and the card says "\(host.screen)"; a body \
      that reads the discount is evaluated again when it differs
      """)
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations); a value that is handed down passes by \
      the card, which does not ask for it
      """)
    let key = "environment DiscountKey"
    expect(
      host.causes, is: ["state isFirst", key, key],
      """
      evaluated: \(host.evaluations); each of the two lines reads what is \
      kept under DiscountKey, and is evaluated once
      """)
  }

  @Test func `another price is shown with the discount`() throws {
    let host = TestHost(
      Parent(300, 200) { price in
        PriceLine(name: "Glazed", price: price).environment(\.discount, 50)
      })
    try host.press("Other")
    expect(
      host.firstLine, is: "Glazed: 100",
      """
      the price went from 300 to 200 with a discount of 50, and the line says \
      "\(host.firstLine)"; what is handed in belongs in a plain property
      """)
  }

  @Test func `a screen begins with the whole prices`() {
    let host = TestHost(MenuScreen())
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      "the screen says \"\(host.screen)\"; the happy hour comes with a tap")
  }

  @Test func `in the happy hour everything costs half`() throws {
    let host = TestHost(MenuScreen())
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 150\nFilled: 200",
      """
      Happy hour was tapped, and the screen says "\(host.screen)"; the screen \
      hands 50 down to its card
      """)
    try host.press("Happy hour")
    expect(
      host.screen, is: "[Happy hour]\nGlazed: 300\nFilled: 400",
      """
      Happy hour was tapped a second time, and the screen says \
      "\(host.screen)"; the button switches between 50 and 0
      """)
  }

  @Test func `the happy hour passes by the card`() throws {
    let host = TestHost(MenuScreen())
    host.reset()
    try host.press("Happy hour")
    expect(
      host.count(of: PriceCard.self), is: 0,
      """
      evaluated: \(host.evaluations); the discount passes by the card. A card \
      that is mounted is a new one, at another place: what follows if, \
      what follows else, and each id have a place of their own
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
      the happy hour has begun on the second of two screens, and they say \
      "\(host.screen)"; what a screen hands down reaches its own card
      """)
  }

  private var glazed: PriceLine { PriceLine(name: "Glazed", price: 300) }
}
