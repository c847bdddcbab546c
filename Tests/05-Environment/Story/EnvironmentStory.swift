import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import AKeyWithADefault
@testable import InjectAnAccount
@testable import MaybeAnAccount
@testable import OneBranchOnly

/// One evening in a shop, with the views of the chapter on one screen.
///
/// Each exercise has an `Account` of its own. The accounts have the same type
/// name but three different types, so each view finds the one it reads.
final class EnvironmentStory: XCTestCase, Story {
  private let customer = InjectAnAccount.Account(name: "Ann")
  private let visitor = MaybeAnAccount.Account(name: "Bea")
  private let trainee = OneBranchOnly.Account(name: "Cem")

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_evening_starts_with_everything_on_one_screen() {
    let screen = evening().screen
    for line in [
      "Hello, Ann", "Orders: 0", "Glazed: 300", "guest: 0 donuts",
      "Cem: 0 [Order]", "Cem practises", "practice: 0 [Order]",
    ] {
      expect(screen, contains: line, "the screen doesn't show \(line)")
    }
  }

  func test_accounts_of_different_types_do_not_hide_each_other() {
    let host = TestHost(
      Evening(customer: customer, trainee: trainee)
        .environment(customer).environment(visitor).environment(trainee))
    expect(
      host.screen, contains: "Hello, Ann", "the customer's account is hidden")
    expect(
      host.screen, contains: "Cem practises", "the trainee's account is hidden")
    expect(
      host.screen, contains: "guest: 0 donuts",
      "no customer has signed in yet, but the basket isn't a guest's")
  }

  func test_signing_in_and_ordering_orders_the_donuts_in_the_basket() throws {
    let host = evening()
    try host.press("Add")
    try host.press("Add")
    try host.press("Sign in")
    expect(host.screen, contains: "Bea: 2 donuts", "the basket lost its donuts")
    try host.press("Order", at: 1)
    expect(visitor.orders, is: 2, "the order was lost")
    expect(
      host.screen, contains: "Orders: 0",
      "the order was added to another customer's account")
  }

  func test_a_happy_hour_evaluates_only_views_that_read_the_discount() throws {
    let host = evening()
    let around = expectation(
      description: "a view that doesn't read the discount is evaluated")
    around.isInverted = true

    try host.press("Happy hour")

    let others = [
      host.count(of: Evening.self), host.count(of: PriceCard.self),
      host.count(of: GreetingLine.self), host.count(of: BasketPane.self),
      host.count(of: OrderLine.self),
    ]
    if others != [0, 0, 0, 0, 0] { around.fulfill() }
    wait(for: [around], timeout: 0)
    expect(
      host.screen, contains: "Glazed: 150",
      "the discount doesn't reach the prices")
  }

  func test_each_order_evaluates_only_the_views_that_show_it() throws {
    let host = evening()
    let lines = expectation(description: "a view is evaluated")
    lines.expectedFulfillmentCount = 4

    host.perform {
      for _ in 1...100 { customer.orders += 1 }  // the pane of 5.1
      trainee.orders += 1  // the first and the last line of 5.4
    }
    // The first button is the customer's, then come those of 5.4.
    try host.press("Order", at: 2)  // the line for practice

    for _ in host.causes { lines.fulfill() }
    wait(for: [lines], timeout: 0)
    expect(host.screen, contains: "Orders: 100", "an order was lost")
    expect(host.screen, contains: "practice: 1", "a practice order was lost")
  }

  private func evening() -> TestHost {
    let host = TestHost(
      Evening(customer: customer, trainee: trainee, visitor: visitor))
    host.reset()
    return host
  }
}

private struct Evening: View {
  let customer: InjectAnAccount.Account
  let trainee: OneBranchOnly.Account
  var visitor: MaybeAnAccount.Account?
  @State private var signedIn: MaybeAnAccount.Account?

  init(
    customer: InjectAnAccount.Account, trainee: OneBranchOnly.Account,
    visitor: MaybeAnAccount.Account? = nil
  ) {
    self.customer = customer
    self.trainee = trainee
    self.visitor = visitor
  }

  var body: some View {
    VStack {
      InjectAnAccount.ShopScreen(account: customer)
      MenuScreen()
      AccountPage(account: signedIn)
      OneBranchOnly.ShopScreen(account: trainee)
      Button("Sign in") { signedIn = visitor }
    }
  }
}
